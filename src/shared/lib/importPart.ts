/** The URLs of the files of each part, by its name. */
export type Parts = Record<string, readonly string[]>;

/** Set by the start script of a build; empty in development. */
const { parts = {} } = globalThis as { parts?: Parts };

/** Files that are loaded or loading, so that each is requested once. */
const fetched = new Map<string, Promise<void>>();

/**
 * Imports a part of the app, `name` being that of its file. Its files are fetched first: an import
 * that failed cannot be retried in Firefox, a fetch can. Rejects when a file cannot be loaded.
 */
export async function importPart<Part>(name: string, load: () => Promise<Part>): Promise<Part> {
  const urls = parts[name];
  if (urls === undefined) return load();
  await Promise.all(urls.filter((url) => !isInDocument(url)).map(fetchOnce));
  try {
    return await load();
  } catch {
    // A preload may have failed, or the HTTP cache may hold a wrong answer.
    await Promise.all(urls.map((url) => fetchFile(url, 'reload')));
    return await load();
  }
}

/** Whether the document requests it. */
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
  // An HTML error page would be cached as a broken module.
  if (!answer.ok || !answer.headers.get('Content-Type')?.includes('javascript')) {
    throw new Error(`${url} could not be loaded.`);
  }
  await answer.arrayBuffer();
}
