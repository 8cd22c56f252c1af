import { importPart } from '@/shared/lib/importPart';
import type * as httpClient from './httpClient';

export type HttpClient = typeof httpClient;

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
  loaded = await importPart('httpClient', () => import('./httpClient'));
  return loaded;
}

/** Preloads the HTTP client. Always resolves; a failure shows at the first call. */
export async function preloadHttpClient(): Promise<void> {
  await loadHttpClient().catch(() => undefined);
}
