import type { ApiError } from '@/shared/api/apiError';

/** One kind of read: the request that counts, and how the last one ended. */
export type Loading = { requestId: string | null; error: ApiError | null; hasLoaded: boolean };

type RequestAction = { meta: { requestId: string }; payload?: ApiError | undefined };

export const notLoaded: Loading = { requestId: null, error: null, hasLoaded: false };
export const loaded: Loading = { ...notLoaded, hasLoaded: true };

export function begin(loading: Loading, action: RequestAction) {
  loading.requestId = action.meta.requestId;
  loading.error = null;
}

/** Answers of another request than the last one are of no interest. */
export function isLast(loading: Loading, action: { meta: { requestId: string } }): boolean {
  return loading.requestId === action.meta.requestId;
}

/** An aborted request has no error. */
export function fail(loading: Loading, action: RequestAction) {
  if (!isLast(loading, action)) return;
  loading.requestId = null;
  if (action.payload && action.payload.kind !== 'cancelled') loading.error = action.payload;
}

/** Before the first answer there is nothing to show yet, so that counts as loading as well. */
export function isLoading({ requestId, error, hasLoaded }: Loading): boolean {
  return requestId !== null || (!hasLoaded && error === null);
}
