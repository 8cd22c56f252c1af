import type { ApiError } from '@/shared/api/apiError';

/** The state of one read of the API. */
export type Reading = {
  /** Of the last request; null before the first one. */
  key: string | null;
  /** The pending request; answers to other ones are ignored. */
  requestId: string | null;
  error: ApiError | null;
  /** Whether the answer has come and nothing has made it stale since. */
  isFresh: boolean;
};

type Meta = { meta: { requestId: string } };

export const unread: Reading = { key: null, requestId: null, error: null, isFresh: false };

/** A request for this key begins. The last good answer stays. */
export function beginReading(reading: Reading, key: string, { meta }: Meta): void {
  Object.assign(reading, { ...unread, key, requestId: meta.requestId });
}

/** Settles a reading by its answer; false when that answers an older request. */
export function succeedReading(reading: Reading, { meta }: Meta): boolean {
  if (reading.requestId !== meta.requestId) return false;
  Object.assign(reading, { requestId: null, isFresh: true });
  return true;
}

/** Settles a reading by its failure. An aborted request has no error. */
export function failReading(reading: Reading, action: Meta & { payload?: ApiError | undefined }) {
  if (reading.requestId !== action.meta.requestId) return;
  const isAborted = action.payload === undefined || action.payload.kind === 'cancelled';
  Object.assign(reading, { requestId: null, error: isAborted ? null : action.payload });
}

/** Invalidates the answer and a pending request: a mounted reader reads again. */
export function markStale(reading: Reading): void {
  Object.assign(reading, { requestId: null, error: null, isFresh: false });
}

/** Whether a request is pending or due. */
export function isLoading({ requestId, error, isFresh }: Reading): boolean {
  return requestId !== null || (!isFresh && error === null);
}

/** Whether a read that was begun before is due again for this key. */
export function isReadDue(reading: Reading, key: string): boolean {
  const { requestId, error, isFresh } = reading;
  if (reading.key === null) return false;
  return reading.key !== key || (requestId === null && error === null && !isFresh);
}
