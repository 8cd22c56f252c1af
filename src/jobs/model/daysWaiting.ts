import type { Job } from './job';
import { daysSince } from '@/shared/dates/daysSince';
import { hasStatus } from './hasStatus';
import { WAITING_STATUSES } from './statuses';

/** The days that an application waits for an answer; null for others, and where its date cannot be read. */
export function daysWaiting(job: Job): number | null {
  return WAITING_STATUSES.some((status) => hasStatus(job, status))
    ? daysSince(job.createdAt)
    : null;
}
