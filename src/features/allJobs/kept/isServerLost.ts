import type { ApiError } from '@/shared/api/apiError';

/** Of a proxy that does not reach the server, or of a server that is not ready. */
const STATUSES = [502, 503, 504];

/** Whether a read failed since nobody was there to answer it, or a portal has. */
export function isServerLost(error: ApiError | null): boolean {
  if (error === null) return false;
  const { kind, isWebPage = false, status = 0 } = error;
  return kind === 'unreachable' || kind === 'timeout' || isWebPage || STATUSES.includes(status);
}
