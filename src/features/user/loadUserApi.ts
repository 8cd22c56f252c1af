import { apiError, ApiFailure } from '@/shared/api/apiError';
import type * as calls from './userApi';

/** A new version may have replaced the code. */
const CODE_LOST =
  'We cannot reach the server. Please check your connection and try again, or reload the page.';

/**
 * The calls about a user, loaded on first use: visitors' pages start without axios. Rejects with an
 * ApiFailure when they cannot be loaded.
 */
export async function userApi(): Promise<typeof calls> {
  try {
    return await import('./userApi');
  } catch {
    throw new ApiFailure(apiError('unreachable', CODE_LOST));
  }
}

/** Loads them in advance. Always resolves; a failure shows on use. */
export async function preloadUserApi(): Promise<void> {
  await userApi().catch(() => undefined);
}
