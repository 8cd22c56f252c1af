import type { ApiError } from '@/shared/api/apiError';

/** How one read of the API stands: what was asked for last, and whether its answer is still good. */
export type Reading = {
  /** What was asked for last; null before the first request. */
  key: string | null;
  /** The request under way whose answer counts; answers to any other one are ignored. */
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

/** What was read, or is on its way, is out of date: whoever shows it reads it again. */
export function markStale(reading: Reading): void {
  Object.assign(reading, { requestId: null, error: null, isFresh: false });
}

/** Whether an answer is expected; before the first one there is nothing to show yet. */
export function isLoading({ requestId, error, isFresh }: Reading): boolean {
  return requestId !== null || (!isFresh && error === null);
}

/** Whether a read that was begun once has to be done again for this key. */
export function isReadDue(reading: Reading, key: string): boolean {
  const { requestId, error, isFresh } = reading;
  if (reading.key === null) return false;
  return reading.key !== key || (requestId === null && error === null && !isFresh);
}
