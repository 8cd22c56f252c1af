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

/** Shows how a read fails, but not beside the notice of a browser without a network; takes it away once one has worked. */
export async function notifyOfRead(read: Promise<unknown>, action: string): Promise<void> {
  try {
    await read;
    dismissErrorsOf(action);
  } catch (thrown) {
    const isToldAlready = !navigator.onLine && isServerLost(toApiError(thrown));
    if (!isToldAlready) notifyFailure(thrown, action);
  }
}
