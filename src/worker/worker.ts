import { env } from '@/shared/config/env';
import { addressOf, NETWORK_MARK, paths } from '@/shared/config/paths';

// The service worker. The build makes the script sw.js of this file, with the list of its own files.

/** Written in by the build. */
declare const BUILD: {
  /** Another one for each build that differs in any file. */
  version: string;
  /** The addresses of all files that pages ask for, but for the document. */
  files: readonly string[];
  /** The file that only the document of this build names. */
  firstFile: string;
};

/** What TypeScript's types of a page do not know. */
type WorkerEvent = Event & { waitUntil: (end: Promise<unknown>) => void };
type FetchEvent = WorkerEvent & {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
};
type ServiceWorkerScope = {
  addEventListener: {
    (type: 'install' | 'activate', listen: (event: WorkerEvent) => void): void;
    (type: 'fetch', listen: (event: FetchEvent) => void): void;
    (type: 'message', listen: (event: MessageEvent) => void): void;
  };
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
};

const scope = globalThis as unknown as ServiceWorkerScope;
const { version, files, firstFile } = BUILD;

/** Another build on this host has another path, and with it another name. */
const OWN_CACHES = `jobtrail:${env.baseUrl}:`;
const CACHE = OWN_CACHES + version;
const DOCUMENT = env.baseUrl;
const ASSETS = addressOf('/assets/');
/** In the cache of a version that has been active: since when, in milliseconds. */
const ACTIVE_SINCE = addressOf('/active-since');

/** Few, to leave the line to the page. */
const AT_A_TIME = 4;

const PAGES: readonly string[] = Object.values(paths).map(addressOf);
const TYPES: Record<string, string> = { js: 'javascript', css: 'css', svg: 'svg' };

scope.addEventListener('install', (event) => {
  event.waitUntil(install());
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(activate());
});

scope.addEventListener('message', ({ data, ports }) => {
  if (data === 'activate') void scope.skipWaiting();
  if (data === 'which') ports[0]?.postMessage(firstFile);
});

scope.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request);
  if (answer !== null) event.respondWith(answer);
});

/** Caches all files of this version; rejects, and caches nothing, when one cannot be loaded. */
async function install(): Promise<void> {
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

async function fetchFile(address: string, cache: RequestCache): Promise<Response> {
  return fetchAs(TYPES[address.replace(/.*\./, '')] ?? '', address, cache);
}

/** A page of a portal is HTML as well, and a document of another version needs other files. */
async function fetchDocument(): Promise<Response> {
  const answer = await fetchAs('html', DOCUMENT, 'reload');
  const text = await answer.clone().text();
  if (!text.includes(firstFile)) throw new Error('This is the document of something else.');
  return answer;
}

async function fetchAs(type: string, address: string, cache: RequestCache): Promise<Response> {
  const answer = await fetch(address, { cache, redirect: 'error' });
  const isOfType = answer.headers.get('Content-Type')?.includes(type);
  if (!answer.ok || !isOfType) throw new Error(`${address} could not be loaded.`);
  return answer;
}

/** Takes over the pages, even if the caches cannot be cleaned up. */
async function activate(): Promise<void> {
  await removeOld().catch(() => undefined);
  await putFile(ACTIVE_SINCE, new Response(String(Date.now()))).catch(() => undefined);
  await scope.clients.claim();
}

/** Removes our caches but for this version's and that of the version before, whose tabs may be open. */
async function removeOld(): Promise<void> {
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

/** The answer to a request, null where it is none of ours: calls of the API, writes, other builds. */
function answerTo(request: Request): Promise<Response> | null {
  const { origin, pathname, searchParams } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return null;
  if (request.mode === 'navigate') {
    return answerNavigation(request, pathname, searchParams.has(NETWORK_MARK));
  }
  const isFile = pathname.startsWith(ASSETS) || files.includes(pathname);
  if (!isFile) return null;
  // Whoever asks so was not served well by a cache.
  if (request.cache === 'reload') return renewFile(request, pathname);
  return findFile(pathname).then((file) => file ?? fetch(request));
}

/** The file of the network, for the cache as well; without a network that of a cache. */
async function renewFile(request: Request, address: string): Promise<Response> {
  try {
    const file = await fetchFile(address, 'reload');
    if (files.includes(address)) await putFile(address, file.clone()).catch(() => undefined);
    return file;
  } catch {
    return (await findFile(address)) ?? fetch(request);
  }
}

/**
 * An address that is no page of ours may be another app's, below a path of its own. A login in front of
 * the site shows itself only to what passes the cache by, as with the mark.
 */
function answerNavigation(
  request: Request,
  pathname: string,
  isMarked: boolean,
): Promise<Response> | null {
  if (pathname.startsWith('/api/')) return null;
  if (PAGES.includes(pathname) && !isMarked) {
    return findIn(CACHE, DOCUMENT).then((page) => page ?? fetch(request));
  }
  return fetch(request).catch(async (error: unknown) => {
    const page = await findIn(CACHE, DOCUMENT);
    if (page === undefined) throw error;
    return page;
  });
}

async function putFile(address: string, file: Response): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(address, file);
}

/** The file of this version, else of another one. */
async function findFile(address: string): Promise<Response | undefined> {
  const own = await findIn(CACHE, address);
  if (own !== undefined) return own;
  const found = await Promise.all((await listCaches()).map((name) => findIn(name, address)));
  return found.find((file) => file !== undefined);
}

/** Where the storage fails there is the network. */
function findIn(cacheName: string, address: string): Promise<Response | undefined> {
  return caches.match(address, { cacheName, ignoreVary: true }).catch(() => undefined);
}

/** The caches of other versions of this build. */
async function listCaches(): Promise<string[]> {
  const names = await caches.keys().catch((): string[] => []);
  return names.filter((name) => name.startsWith(OWN_CACHES) && name !== CACHE);
}
