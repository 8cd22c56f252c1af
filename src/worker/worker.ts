import { addressOf, NETWORK_MARK, paths } from '@/shared/config/paths';
import {
  ASSETS,
  CACHE,
  DOCUMENT,
  fetchFile,
  files,
  findFile,
  findIn,
  firstFile,
  putFile,
} from './files';
import { install, noteActive, removeOld } from './versions';

// The service worker. The build makes one script sw.js of this and what it imports, with the list of its own files.

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
const PAGES: readonly string[] = Object.values(paths).map(addressOf);

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

/** Takes over the pages, even if the caches cannot be cleaned up. */
async function activate(): Promise<void> {
  await removeOld().catch(() => undefined);
  await noteActive().catch(() => undefined);
  await scope.clients.claim();
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
