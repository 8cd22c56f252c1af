import type { AllJobsState } from '@/jobs/allJobsState';
import type { JobPageAnswer } from '@/jobs/api/contract';
import { newestFirst } from '@/jobs/model/sorting';
import { isEverything } from '@/jobs/reads/list';
import type { Job } from '@/jobs/model/job';
import { effectOf } from '@/jobs/writes/writes';
import type { Kept } from './snapshot';

const MOST_JOBS = 5000;

/**
 * The applications that the server has sent in this visit, as one page, which is the only one where none is
 * missing. Fewer than were kept before are put into those, as of whose time they stay.
 */
export function jobsToKeep(
  state: AllJobsState,
  readAt: number,
  before: Kept<JobPageAnswer> | undefined,
): Kept<JobPageAnswer> {
  const { jobs, unconfirmed, writes, collection } = state;
  const isOld = new Set(unconfirmed);
  const read = Object.values(jobs.entities).filter(({ _id }) => !isOld.has(_id));
  const { isWhole, asOf, reading } = collection;
  const isRead = reading.cachedAt === null && asOf !== null;
  if (before === undefined || (isRead && isWhole) || read.length >= before.answer.jobs.length)
    return { at: isRead ? asOf : readAt, answer: toPage(read, totalOf(state), isRead && isWhole) };

  const gone = Object.values(writes).filter(
    (write) => effectOf(write) === 'removes' && write.state === 'done',
  );
  const isKnown = new Set([...read.map(({ _id }) => _id), ...gone.map(({ jobId }) => jobId)]);
  const rest = before.answer.jobs.filter(({ _id }) => !isKnown.has(_id));
  const { totalJobs, numOfPages } = before.answer;
  return { at: before.at, answer: toPage([...read, ...rest], totalJobs, numOfPages === 1) };
}

function totalOf({ collection, query, list }: AllJobsState): number {
  return collection.total ?? (isEverything(query) ? list.total : 0);
}

function toPage(known: Job[], total: number, isWhole: boolean): JobPageAnswer {
  const newest = known.toSorted(newestFirst);
  return {
    jobs: newest.slice(0, MOST_JOBS),
    totalJobs: Math.max(total, known.length),
    numOfPages: isWhole && known.length <= MOST_JOBS ? 1 : null,
    unreadable: 0,
  };
}
