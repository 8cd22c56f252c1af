import { hasStatus } from './hasStatus';
import type { Job } from './job';
import { WAITING_STATUSES } from './statuses';

/** Whether an application no longer waits for an answer. */
export function hasAnswer(job: Job): boolean {
  return !WAITING_STATUSES.some((status) => hasStatus(job, status));
}
