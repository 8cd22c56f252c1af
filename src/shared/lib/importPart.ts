/** The URLs of the files of each part, by its name. */
export type Parts = Record<string, readonly string[]>;

/** Listed by the build, and taken from the document by its start script; none while developing. */
const { parts = {} } = globalThis as { parts?: Parts };

/** Files that have come or are on their way, so that each is asked for once. */
const fetched = new Map<string, Promise<void>>();

/**
 * Imports a part of the app, `name` being that of its file. Its files are fetched first: an import
 * that fails once fails for good in Firefox, a fetch does not. Rejects when a file cannot be had.
 */
export async function importPart<Part>(name: string, load: () => Promise<Part>): Promise<Part> {
  const urls = parts[name];
  if (urls === undefined) return load();
  await Promise.all(urls.filter((url) => !isInDocument(url)).map(fetchOnce));
  try {
    return await load();
  } catch {
    // What the document has asked for may have failed, or be a wrong answer in the HTTP cache.
    await Promise.all(urls.map((url) => fetchFile(url, 'reload')));
    return await load();
  }
}

/** Whether it comes with the document, which asks for each file once. */
function isInDocument(url: string): boolean {
  return document.querySelector(`[href="${url}"]`) !== null;
}

async function fetchOnce(url: string): Promise<void> {
  const file = fetched.get(url) ?? fetchFile(url);
  fetched.set(url, file);
  try {
    await file;
  } catch (error) {
    fetched.delete(url);
    throw error;
  }
}

async function fetchFile(url: string, cache: RequestCache = 'default'): Promise<void> {
  const answer = await fetch(url, { cache });
  // A page of an error, or a portal's, would be remembered as a broken module.
  if (!answer.ok || !answer.headers.get('Content-Type')?.includes('javascript')) {
    throw new Error(`${url} cannot be had.`);
  }
  await answer.arrayBuffer();
}
