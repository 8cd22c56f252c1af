import { importPart } from '@/shared/lib/importPart';
import type * as contract from './contract';
import type { send } from './httpClient';

export type HttpClient = { send: typeof send; contract: typeof contract };

let loaded: HttpClient | undefined;

/** The HTTP client where its code is there already, else undefined. */
export function loadedHttpClient(): HttpClient | undefined {
  return loaded;
}

/**
 * Loads axios and the library behind the contract, which come with the first screen that needs
 * them, never before. Rejects when their code cannot be had.
 */
export async function loadHttpClient(): Promise<HttpClient> {
  const [{ send }, contract] = await Promise.all([
    importPart('httpClient', () => import('./httpClient')),
    importPart('contract', () => import('./contract')),
  ]);
  loaded = { send, contract };
  return loaded;
}

/** Loads the HTTP client ahead of the first call; resolves in any case, a failure shows at the call. */
export async function preloadHttpClient(): Promise<void> {
  await loadHttpClient().catch(() => undefined);
}
