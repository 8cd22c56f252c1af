import type { Job } from './job';
import { daysSince } from '@/shared/dates/daysSince';
import { hasStatus } from './hasStatus';

/** The days that a pending application waits for an answer; null for others, and where its date cannot be read. */
export function daysWaiting(job: Job): number | null {
  return hasStatus(job, 'pending') ? daysSince(job.createdAt) : null;
}
