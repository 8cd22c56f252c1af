import { env } from '@/shared/config/env';
import { addressOf } from '@/shared/config/paths';

// The files of this build: in the caches of its versions, and in the network.

/** Written in by the build. */
declare const BUILD: {
  /** Another one for each build that differs in any file. */
  version: string;
  /** The addresses of all files that pages ask for, but for the document. */
  files: readonly string[];
  /** The file that only the document of this build names. */
  firstFile: string;
};

const { version } = BUILD;
export const { files, firstFile } = BUILD;

/** Another build on this host has another path, and with it another name. */
const OWN_CACHES = `jobtrail:${env.baseUrl}:`;
export const CACHE = OWN_CACHES + version;
export const DOCUMENT = env.baseUrl;
export const ASSETS = addressOf('/assets/');

const TYPES: Record<string, string> = { js: 'javascript', css: 'css', svg: 'svg' };

/** The file of the network; rejects where that is of another type. `cache` says what of the browser's may answer. */
export async function fetchFile(address: string, cache: RequestCache): Promise<Response> {
  return fetchAs(TYPES[address.replace(/.*\./, '')] ?? '', address, cache);
}

/** An answer of this type; rejects where there is none. */
export async function fetchAs(
  type: string,
  address: string,
  cache: RequestCache,
): Promise<Response> {
  const answer = await fetch(address, { cache, redirect: 'error' });
  const isOfType = answer.headers.get('Content-Type')?.includes(type);
  if (!answer.ok || !isOfType) throw new Error(`${address} could not be loaded.`);
  return answer;
}

/** Caches a file under this address. Rejects where the storage fails. */
export async function putFile(address: string, file: Response): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(address, file);
}

/** The file of this version, else of another one. */
export async function findFile(address: string): Promise<Response | undefined> {
  const own = await findIn(CACHE, address);
  if (own !== undefined) return own;
  const found = await Promise.all((await listCaches()).map((name) => findIn(name, address)));
  return found.find((file) => file !== undefined);
}

/** Where the storage fails there is the network. */
export function findIn(cacheName: string, address: string): Promise<Response | undefined> {
  return caches.match(address, { cacheName, ignoreVary: true }).catch(() => undefined);
}

/** The caches of other versions of this build. */
export async function listCaches(): Promise<string[]> {
  const names = await caches.keys().catch((): string[] => []);
  return names.filter((name) => name.startsWith(OWN_CACHES) && name !== CACHE);
}
