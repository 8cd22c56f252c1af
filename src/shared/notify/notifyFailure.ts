import { isSilent, toApiError } from '@/shared/api/apiError';
import { isServerLost } from '@/shared/api/isServerLost';
import { dismissErrorsOf, notifyError } from './notify';

/**
 * Shows what a thunk was rejected with as an error toast, unless it is silent. It is dismissed once that
 * action succeeds.
 */
export function notifyFailure(thrown: unknown, action?: string): void {
  const error = toApiError(thrown);
  if (!isSilent(error)) notifyError(error.message, action);
}

/**
 * Shows how a read fails, but not that the server is lost, which the page says where it shows what was read; takes it
 * away once one has worked.
 */
export async function notifyOfRead(read: Promise<unknown>, action: string): Promise<void> {
  try {
    await read;
    dismissErrorsOf(action);
  } catch (thrown) {
    if (!isServerLost(toApiError(thrown))) notifyFailure(thrown, action);
  }
}
