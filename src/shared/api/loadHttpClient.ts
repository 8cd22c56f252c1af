import { importPart } from '@/shared/lib/importPart';
import type * as contract from './contract';
import type { send } from './httpClient';

export type HttpClient = { send: typeof send; contract: typeof contract };

let loaded: HttpClient | undefined;

/** The HTTP client if it is loaded, else undefined. */
export function loadedHttpClient(): HttpClient | undefined {
  return loaded;
}

/**
 * Loads axios and the library behind the contract, on first use. Rejects when their code cannot be
 * loaded.
 */
export async function loadHttpClient(): Promise<HttpClient> {
  const [{ send }, contract] = await Promise.all([
    importPart('httpClient', () => import('./httpClient')),
    importPart('contract', () => import('./contract')),
  ]);
  loaded = { send, contract };
  return loaded;
}

/** Preloads the HTTP client. Always resolves; a failure shows at the first call. */
export async function preloadHttpClient(): Promise<void> {
  await loadHttpClient().catch(() => undefined);
}
