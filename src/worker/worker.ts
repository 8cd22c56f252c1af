import { env } from '@/shared/config/env';
import { addressOf, paths } from '@/shared/config/paths';

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

/** Of another build on this host the path differs, and with it the name. */
const OWN_CACHES = `jobtrail:${env.baseUrl}:`;
const CACHE = OWN_CACHES + version;
const DOCUMENT = env.baseUrl;
const ASSETS = addressOf('/assets/');
/** In the cache of a version that has been active: since when, in milliseconds. */
const ACTIVE_SINCE = addressOf('/active-since');

const PAGES: readonly string[] = Object.values(paths).map(addressOf);
const TYPES: Record<string, string> = { js: 'javascript', css: 'css', svg: 'svg' };

scope.addEventListener('install', (event) => {
  event.waitUntil(install());
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(activate());
});

scope.addEventListener('message', ({ data }) => {
  if (data === 'activate') void scope.skipWaiting();
});

scope.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request);
  if (answer !== null) event.respondWith(answer);
});

/** Takes all files of this version, or none: rejects when one of them cannot be had as it should be. */
async function install(): Promise<void> {
  const isKnown = await caches.has(CACHE);
  const cache = await caches.open(CACHE);
  try {
    // One after the other, to leave the line to the page.
    for (const address of files) await cache.put(address, await takeFile(address));
    await cache.put(DOCUMENT, await fetchDocument());
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
  if (!answer.ok || !isOfType) throw new Error(`${address} cannot be had.`);
  return answer;
}

/** Removes our caches but for this version's and that of the version before, whose tabs may be open. */
async function activate(): Promise<void> {
  const others = await Promise.all(
    (await listCaches()).map(async (name) => ({ name, since: await activeSince(name) })),
  );
  const [previous] = others.toSorted((one, other) => other.since - one.since);
  const old = others.filter((each) => each !== previous || each.since === 0);
  await Promise.all(old.map(({ name }) => caches.delete(name)));
  const cache = await caches.open(CACHE);
  await cache.put(ACTIVE_SINCE, new Response(String(Date.now())));
  await scope.clients.claim();
}

/** 0 for a version that was never active. */
async function activeSince(cacheName: string): Promise<number> {
  const note = await caches.match(ACTIVE_SINCE, { cacheName });
  return Number(await note?.text()) || 0;
}

/** The answer to a request, null where it is none of ours: calls of the API, writes, other builds. */
function answerTo(request: Request): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return null;
  if (request.mode === 'navigate') return answerNavigation(request, pathname);
  const isFile = pathname.startsWith(ASSETS) || files.includes(pathname);
  return isFile ? findFile(pathname).then((file) => file ?? fetch(request)) : null;
}

/** An address that is no page of ours may be another app's, below a path of its own. */
function answerNavigation(request: Request, pathname: string): Promise<Response> | null {
  if (pathname.startsWith('/api/')) return null;
  if (PAGES.includes(pathname)) return findDocument().then((page) => page ?? fetch(request));
  return fetch(request).catch(async (error: unknown) => {
    const page = await findDocument();
    if (page === undefined) throw error;
    return page;
  });
}

function findDocument(): Promise<Response | undefined> {
  return findIn(CACHE, DOCUMENT);
}

/** The file of this version, else of another one. */
async function findFile(address: string): Promise<Response | undefined> {
  const own = await findIn(CACHE, address);
  if (own !== undefined) return own;
  const found = await Promise.all((await listCaches()).map((name) => findIn(name, address)));
  return found.find((file) => file !== undefined);
}

function findIn(cacheName: string, address: string): Promise<Response | undefined> {
  return caches.match(address, { cacheName, ignoreVary: true });
}

/** The caches of other versions of this build. */
async function listCaches(): Promise<string[]> {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(OWN_CACHES) && name !== CACHE);
}
