import type { ApiError } from '@/shared/api/apiError';
import { isGatewayFault } from './isGatewayFault';

/** Whether a read failed since nobody was there to answer it, or a portal has. */
export function isServerLost(error: Partial<ApiError> | null): boolean {
  if (error === null) return false;
  const { kind, isWebPage = false, status = 0 } = error;
  return kind === 'unreachable' || kind === 'timeout' || isWebPage || isGatewayFault(status);
}
