import type { Job } from '@/jobs/model/job';
import { BLANK_JOB } from '@/jobs/model/jobDraft';
import { NO_COUNTS, type StatusCounts } from '@/jobs/model/statuses';
import type { User } from '@/shared/api/contract';

/** What is recorded about a job, where a test wants nothing else. */
export const JOB_FIELDS = {
  ...BLANK_JOB,
  position: 'Engineer',
  company: 'Initech',
  jobLocation: 'Berlin',
  jobType: 'full-time',
  jobStatus: 'pending',
} as const;

/** Counts by status; what is not given is 0. */
export function buildCounts(counts: Partial<StatusCounts> = {}): StatusCounts {
  return { ...NO_COUNTS, ...counts };
}

/** A user as the app stores it; what is not given is Ada Lovelace. */
export function buildUser(fields: Partial<User> = {}): User {
  return {
    name: 'Ada',
    email: 'ada@example.com',
    lastName: 'Lovelace',
    location: 'London',
    ...fields,
  };
}

/** A job as the API sends it. */
export function buildJob(fields: Partial<Job> = {}): Job {
  return {
    _id: 'job-1',
    ...JOB_FIELDS,
    createdAt: '2026-11-20T12:00:00.000Z',
    ...fields,
  };
}

/** Enough jobs for a list, each named after its number from 1 on. */
export function buildJobs(count: number, fields: Partial<Omit<Job, '_id'>> = {}): Job[] {
  return Array.from({ length: count }, (_, index) =>
    buildJob({ _id: `job-${index + 1}`, position: `Engineer ${index + 1}`, ...fields }),
  );
}
