import { isSilent, isToldByBanner, toApiError } from '@/shared/api/apiError';
import { dismissErrorsOf, notifyError } from './notify';

/**
 * Shows what a thunk was rejected with as an error toast, unless it is silent. It is dismissed once
 * that action succeeds.
 */
export function notifyFailure(thrown: unknown, action?: string): void {
  const error = toApiError(thrown);
  if (!isSilent(error)) notifyError(error.message, action);
}

/**
 * Shows how a read fails, and takes that away again once the read has worked. While offline the banner
 * and what was to be read say so.
 */
export async function notifyOfRead(read: Promise<unknown>, action: string): Promise<void> {
  try {
    await read;
    dismissErrorsOf(action);
  } catch (thrown) {
    if (!isToldByBanner(toApiError(thrown))) notifyFailure(thrown, action);
  }
}
