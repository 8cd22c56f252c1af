import type { Job, JobDraft } from '@/jobs/model/job';
import { jobKey } from '@/jobs/model/jobKey';
import type { AllJobsState } from '@/jobs/allJobsState';
import type { ApiError } from '@/shared/api/apiError';
import { DAY_MS } from '@/shared/dates/utcDays';
import { plain } from '@/shared/store/plain';
import { effectOf, isUnsure, type Write, type WriteEnd } from './writes';

const LOST: ApiError['kind'][] = ['unreachable', 'timeout'];
const NOT_RECORDED = 'The answer was lost, and this was not recorded. It can be sent again.';
const NOT_DONE = 'The answer was lost, and nothing was changed.';
const ON_ITS_WAY_MS = 60_000;

/**
 * Settles by all applications, which were read since, the single new ones whose answers were lost. What may be one
 * of before that was not known stays unsure.
 */
export function settleSingles({ jobs, writes, collection }: AllJobsState): void {
  const isTold = (write: Write) => isUnsure(write) && isToldAt(write, collection.asOf ?? 0);
  const all = Object.values(plain(writes));
  const unsure = all.filter(isTold);
  if (unsure.length === 0) return;
  const taken = new Set(all.flatMap(({ createdJob }) => createdJob?._id ?? []));
  for (const write of unsure) {
    const known = new Set(write.knownJobs?.ids);
    const key = jobKey(write.fields as JobDraft);
    const isAlike = (job: Job) => !known.has(job._id) && !taken.has(job._id) && jobKey(job) === key;
    const alike = Object.values(plain(jobs.entities)).filter(isAlike);
    const createdJob = alike.find(
      (job) => write.knownJobs?.areAll === true || isOfThen(job, write),
    );
    if (createdJob) {
      taken.add(createdJob._id);
      writes[write.id] = { ...write, state: 'done', reason: null, createdJob, isSettled: true };
    } else if (alike.length === 0)
      writes[write.id] = { ...write, ...notDone(write), isSettled: true };
  }
}

/** Whether a read of that time tells of it: what another window has sent may be on its way for a while. */
export function isToldAt({ knownJobs, sentAt = 0 }: Write, at: number): boolean {
  return knownJobs !== undefined || at - sentAt > ON_ITS_WAY_MS;
}

/** Whether the day of an application is that of the write, which may have kept an earlier one. */
function isOfThen({ createdAt }: Job, write: Write): boolean {
  const isNear = Math.abs(Date.parse(createdAt) - (write.sentAt ?? NaN)) < DAY_MS;
  return isNear || createdAt === write.createdAt;
}

/** What becomes of a write whose answer was lost, where a read shows that it was not done. */
export function notDone(write: Write): Omit<WriteEnd, 'id'> {
  const { batch, error } = write;
  const isLost = error !== undefined && LOST.includes(error.kind);
  const sentence = effectOf(write) === 'adds' && batch === null ? NOT_RECORDED : NOT_DONE;
  return { state: 'refused', reason: isLost ? sentence : (error?.message ?? null), error };
}
