import type { Job } from './job';
import { daysSince } from '@/shared/dates/daysSince';
import { hasAnswer } from './hasAnswer';

/** The days that an application waits for an answer; null for others, and where its date cannot be read. */
export function daysWaiting(job: Job): number | null {
  return hasAnswer(job) ? null : daysSince(job.createdAt);
}
