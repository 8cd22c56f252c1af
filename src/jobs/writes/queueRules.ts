import type { AllJobsState } from '@/jobs/allJobsState';
import { hasFields } from '@/jobs/model/jobDraft';
import { hasRun, removeFromSelection } from '@/jobs/selection/selection';
import { plain } from '@/shared/store/plain';
import { effectOf, isOpen, type Write } from './writes';

/**
 * What the user does with one job himself is taken out of a batch, and what a later change sets anew out of
 * the queue.
 */
export function dequeueReplaced(state: AllJobsState, write: Write): void {
  const { jobId, fields } = write;
  if (jobId === null) return;
  if (hasRun(state)) removeFromSelection(state, [jobId]);
  for (const one of Object.values(plain(state.writes))) {
    const isSetAnew =
      effectOf(write) === 'changes' &&
      effectOf(one) === 'changes' &&
      Object.keys(one.fields).every((name) => name in fields);
    const isReplaced = one.jobId === jobId && (one.batch !== null || isSetAnew);
    if (isReplaced && one.state === 'queued') Reflect.deleteProperty(state.writes, one.id);
  }
}

/** What was not done is not taken back. An update may be done after a lost answer: that is set back for certain. */
export function dequeueNeedless({ writes }: AllJobsState, write: Write): void {
  const { id, state: end } = write;
  if (end !== 'refused' && !(end === 'unknown' && effectOf(write) !== 'changes')) return;
  for (const one of Object.values(plain(writes)))
    if (one.undoes === id && one.state === 'queued') Reflect.deleteProperty(writes, one.id);
}

/** Whether the same change is being sent, or the job is being deleted, or put back, already. */
export function isBeingWritten({ writes }: AllJobsState, write: Write): boolean {
  const { jobId, kind, fields } = write;
  if (jobId === null) return false;
  const open = Object.values(plain(writes)).filter((one) => one.jobId === jobId && isOpen(one));
  if (effectOf(write) !== 'changes') return open.some((one) => one.kind === kind);
  const last = open.at(-1);
  return last?.kind === kind && last.state === 'sent' && hasFields(last.fields, fields);
}
