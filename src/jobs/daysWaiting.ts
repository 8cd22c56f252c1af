import type { Job } from '@/jobs/api/contract';
import { daysSince } from '@/shared/lib/daysSince';
import { hasStatus } from './allJobsState';

/** The days that a pending application waits for an answer; null for others, and where its date cannot be read. */
export function daysWaiting(job: Job): number | null {
  return hasStatus(job, 'pending') ? daysSince(job.createdAt) : null;
}
