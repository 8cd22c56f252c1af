import { apiError, ApiFailure } from './apiError';
import type { JobDraft } from './contract';
import { jobPath } from './jobPath';
import { request } from './request';
import { sessionSignal } from './sessionScope';

/** What the last write of a job that is not answered yet leaves behind: null when it fails. */
const underWay = new Map<string, Promise<JobDraft | null>>();

/**
 * Replaces what is recorded about the job with this id, once the writes before are answered: a write
 * sends all fields, so that two at a time would undo each other. `draftAfter` is given what the one
 * before has saved, null where there was none or it failed. Rejects with an ApiFailure, also when the
 * signal or the session ends while it waits.
 */
export async function writeJob(
  id: string,
  draftAfter: (saved: JobDraft | null) => JobDraft,
  signal: AbortSignal,
): Promise<undefined> {
  const before = underWay.get(id);
  const ends = AbortSignal.any([signal, sessionSignal()]);
  const write = async () => {
    const saved = before ? await before : null;
    if (ends.aborted) throw new ApiFailure(apiError('cancelled'));
    const body = draftAfter(saved);
    await request({ method: 'PATCH', path: jobPath(id), body }, signal);
    return body;
  };
  const writing = write();
  const outcome = writing.catch(() => null);
  underWay.set(id, outcome);
  try {
    await writing;
  } finally {
    if (underWay.get(id) === outcome) underWay.delete(id);
  }
}
