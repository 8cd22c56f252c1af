import { addressOf } from '@/shared/config/paths';

/** Files that have come, so that an import finds them without asking the server. */
const arrived = new Set<string>();

/**
 * Imports a part of the app whose files, below the base path, are fetched first: an import that
 * fails once fails for good in some browsers, a fetch does not. The build puts it around each
 * `import()`. Rejects when a file cannot be had.
 */
export async function importPart<Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  const urls = files.map((file) => addressOf(`/${file}`));
  await fetchAll(urls.filter((url) => !isThere(url)));
  try {
    return await load();
  } catch (error) {
    // What the document has asked for may have failed, and the browser may remember it.
    if (urls.length === 0) throw error;
    await fetchAll(urls, 'reload');
    return await load();
  }
}

/** Whether it has come, or comes with the document, which asks for each file once. */
function isThere(url: string): boolean {
  return arrived.has(url) || document.querySelector(`[href="${url}"], [src="${url}"]`) !== null;
}

async function fetchAll(urls: readonly string[], cache: RequestCache = 'default'): Promise<void> {
  await Promise.all(
    urls.map(async (url) => {
      const answer = await fetch(url, { cache });
      // A page of an error, or a portal's, would be remembered as a broken module.
      if (!answer.ok || !answer.headers.get('Content-Type')?.includes('javascript')) {
        throw new Error(`${url} cannot be had.`);
      }
      await answer.arrayBuffer();
      arrived.add(url);
    }),
  );
}
