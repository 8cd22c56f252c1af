import { loadCode } from '@/shared/loading/loadCode';
import type * as calls from './userApi';

/**
 * The calls about a user, loaded on first use: visitors' pages start without axios. Rejects with a
 * ChunkLoadError.
 */
export function userApi(): Promise<typeof calls> {
  return loadCode(() => import('./userApi'));
}

/** Loads them in advance. Always resolves; a failure shows on use. */
export async function preloadUserApi(): Promise<void> {
  await userApi().catch(() => undefined);
}
