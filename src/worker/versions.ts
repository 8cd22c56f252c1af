import { addressOf } from '@/shared/config/paths';
import {
  ASSETS,
  CACHE,
  DOCUMENT,
  fetchAs,
  fetchFile,
  files,
  findFile,
  firstFile,
  listCaches,
  putFile,
} from './files';

// What a version keeps, and for how long.

/** In the cache of a version that has been active: since when, in milliseconds. */
const ACTIVE_SINCE = addressOf('/active-since');

/** Few, to leave the line to the page. */
const AT_A_TIME = 4;

/** Caches all files of this version; rejects, and caches nothing, when one cannot be loaded. */
export async function install(): Promise<void> {
  const isKnown = await caches.has(CACHE);
  const cache = await caches.open(CACHE);
  try {
    for (let start = 0; start < files.length; start += AT_A_TIME) {
      const few = files.slice(start, start + AT_A_TIME);
      await Promise.all(few.map(async (file) => cache.put(file, await takeFile(file))));
    }
    await cache.put(DOCUMENT, await fetchDocument());
    // A version that became active meanwhile has removed it.
    if (!(await caches.has(CACHE))) throw new Error('The cache was removed.');
  } catch (error) {
    if (!isKnown) await caches.delete(CACHE);
    throw error;
  }
}

/** What is below /assets/ never changes under its name. */
async function takeFile(address: string): Promise<Response> {
  if (!address.startsWith(ASSETS)) return fetchFile(address, 'reload');
  const known = await findFile(address);
  if (known !== undefined) return known;
  return fetchFile(address, 'default').catch(() => fetchFile(address, 'reload'));
}

/** A page of a portal is HTML as well, and a document of another version needs other files. */
async function fetchDocument(): Promise<Response> {
  const answer = await fetchAs('html', DOCUMENT, 'reload');
  const text = await answer.clone().text();
  if (!text.includes(firstFile)) throw new Error('This is the document of something else.');
  return answer;
}

/** Notes when this version has become that of the pages. Rejects where the storage fails. */
export async function noteActive(): Promise<void> {
  await putFile(ACTIVE_SINCE, new Response(String(Date.now())));
}

/** Removes our caches but for this version's and that of the version before, whose tabs may be open. */
export async function removeOld(): Promise<void> {
  const others = await Promise.all(
    (await listCaches()).map(async (name) => ({ name, since: await activeSince(name) })),
  );
  const [previous] = others.toSorted((one, other) => other.since - one.since);
  const old = others.filter((each) => each !== previous || each.since === 0);
  await Promise.all(old.map(({ name }) => caches.delete(name)));
}

/** 0 for a version that was never active. */
async function activeSince(cacheName: string): Promise<number> {
  const note = await caches.match(ACTIVE_SINCE, { cacheName });
  return Number(await note?.text()) || 0;
}
