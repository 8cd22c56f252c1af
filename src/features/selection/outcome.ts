import type { RunProblem } from '@/jobs/allJobsState';
import { countText } from '@/jobs/countText';
import { notifyError, notifySuccess, type Undo } from '@/shared/lib/notify';
import type { RunResult } from './writeEach';

const NOT_SURE = 'The answer was lost, and nobody knows whether it has been done.';

/** The reasons of refused and unknown outcomes, by id. */
export function reasonsOf({ refused, unsure }: RunResult): Record<string, string> {
  return { ...refused, ...Object.fromEntries([...unsure.keys()].map((id) => [id, NOT_SURE])) };
}

/** What ended a run early, where the user has to know. */
export function problemOf({ error }: RunResult): RunProblem | null {
  if (error === null || error.kind === 'unauthorized' || error.kind === 'cancelled') return null;
  const { message, status } = error;
  return { message, ...(status !== undefined && { status }) };
}

/** Says in one toast what became of how many; nothing once the session is over. */
export function notifyOutcome(verb: string, result: RunResult, undo?: Undo): void {
  const { done, unchanged, gone, refused, unsure, total, error } = result;
  if (error?.kind === 'unauthorized' || total === 0) return;
  const failed = Object.keys(refused).length;
  const settled = done.length + unchanged.length + gone.length + failed + unsure.size;
  const others = [
    { count: unchanged.length, outcome: 'unchanged' },
    { count: failed, outcome: 'refused' },
    { count: gone.length, outcome: 'no longer there' },
    { count: unsure.size, outcome: 'not sure' },
    { count: total - settled, outcome: 'not sent' },
  ].filter(({ count }) => count > 0);
  if (others.length === 0) {
    notifySuccess(`${countText(total)} ${verb}.`, undefined, undo);
    return;
  }
  const outcomes = others.map(({ count, outcome }) => `${count} ${outcome}`).join(', ');
  const text = `${done.length} of ${countText(total)} ${verb}, ${outcomes}.`;
  const isAsAsked =
    failed + unsure.size === 0 && (error === null ? gone.length === 0 : error.kind === 'cancelled');
  const notify = isAsAsked ? notifySuccess : notifyError;
  notify(text, undefined, undo);
}
