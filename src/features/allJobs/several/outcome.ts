import { notifyError, notifySuccess } from '@/shared/lib/notify';
import type { RunResult } from './runWrites';

const NOT_SURE = 'The answer was lost, and nobody knows whether it has been done.';

/** '1 application', '12 applications'. */
export function countJobs(count: number): string {
  return `${count} application${count === 1 ? '' : 's'}`;
}

/** Why those that were sent and are not done are not, by id. */
export function reasonsOf({ refused, unsure }: RunResult): Record<string, string> {
  return { ...refused, ...Object.fromEntries(unsure.map((id) => [id, NOT_SURE])) };
}

/** Says in one toast what became of how many; nothing once the session is over. */
export function tellOutcome(verb: string, total: number, result: RunResult): void {
  const { done, refused, unsure, error } = result;
  if (error?.kind === 'unauthorized') return;
  const failed = Object.keys(refused).length;
  const others = [
    { count: failed, fate: 'refused' },
    { count: unsure.length, fate: 'not sure' },
    { count: total - done.length - failed - unsure.length, fate: 'not sent' },
  ].filter(({ count }) => count > 0);
  if (others.length === 0) {
    notifySuccess(`${countJobs(total)} ${verb}.`);
    return;
  }
  const fates = others.map(({ count, fate }) => `${count} ${fate}`).join(', ');
  notifyError(`${done.length} of ${countJobs(total)} ${verb}, ${fates}.`);
}
