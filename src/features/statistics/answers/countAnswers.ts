import { createSelector } from '@reduxjs/toolkit';
import { selectCollection } from '@/jobs/reads/collection';
import { selectPresentJobs } from '@/jobs/reads/found';
import { daysWaiting } from '@/jobs/model/daysWaiting';
import { hasAnswer } from '@/jobs/model/hasAnswer';
import type { Job } from '@/jobs/model/job';
import { monthOf } from '@/jobs/model/matching';
import { newestFirst } from '@/jobs/model/sorting';
import type { RootState } from '@/shared/store/withTypes';

/** How many applications there are, and how many of them have an answer. */
export type AnswerCount = { total: number; answered: number };
/** By what the applications have in common. */
type AnswerCounts = ReadonlyMap<string, AnswerCount>;

export type Answers = {
  /** By month as '2026-11', the newest first. */
  byMonth: AnswerCounts;
  /** By type in small letters. */
  byType: AnswerCounts;
  /** The days of each application without an answer, the longest first. */
  waits: number[];
};

/** What the collection tells of answers; null until all applications are read, and where there is none. */
export const selectAnswers = createSelector(
  (state: RootState) => selectCollection(state).isWhole,
  selectPresentJobs,
  (isWhole, jobs): Answers | null => (isWhole && jobs.length > 0 ? countAnswers(jobs) : null),
);

function countAnswers(jobs: readonly Job[]): Answers {
  return {
    byMonth: countBy(jobs.toSorted(newestFirst), monthOf),
    byType: countBy(jobs, ({ jobType }) => jobType.toLowerCase()),
    waits: jobs.flatMap((job) => daysWaiting(job) ?? []).toSorted((one, other) => other - one),
  };
}

/** What has no key is not counted. */
function countBy(jobs: readonly Job[], keyOf: (job: Job) => string): AnswerCounts {
  const counts = new Map<string, AnswerCount>();
  for (const job of jobs) {
    const key = keyOf(job);
    if (key === '') continue;
    const { total, answered } = counts.get(key) ?? { total: 0, answered: 0 };
    counts.set(key, { total: total + 1, answered: answered + Number(hasAnswer(job)) });
  }
  return counts;
}
