import type { Job, JobDraft } from '@/jobs/model/job';
import { sessionSignal } from '@/shared/api/sessionScope';
import { jobKey } from '@/jobs/model/jobKey';
import { readAnew } from '@/jobs/reads/needCollection';
import type { AppStore } from '@/shared/store/withTypes';
import { notDone } from './settleSingles';
import { effectOf, type Write, type WriteEnd } from './writes';

type Options = {
  store: AppStore;
  /** All writes of the batch. */
  writes: readonly Write[];
  /** The jobs that were there when it began. */
  idsBefore: readonly string[];
};

const NOT_SURE = 'The answer was lost. Please look whether the change was made.';

/**
 * Reads the whole list and resolves with what it tells of the unknown writes of a batch. What is not in
 * a list that was not read whole stays unknown. Rejects with an ApiFailure where it cannot be read.
 */
export async function settleWrites({ store, writes, idsBefore }: Options): Promise<WriteEnd[]> {
  const options = { signal: sessionSignal(), onProgress: () => undefined };
  const { jobs, isWhole } = await readAnew(store, options);
  const byId = new Map(jobs.map((job) => [job._id, job]));
  const added = findAdded(jobs, idsBefore, writes);
  return writes
    .filter(({ state }) => state === 'unknown')
    .map((write): WriteEnd => {
      const job = byId.get(write.jobId ?? '');
      const effect = effectOf(write);
      const isNew = effect === 'adds';
      const alike = isNew ? take(added, write) : [];
      const isThere = isNew ? alike.length > 0 : job !== undefined;
      const isDone = effect === 'changes' ? isLike(job, write) : isThere === isNew;
      const { id, error } = write;
      if (!isThere && !isWhole) return { id, state: 'unknown', reason: NOT_SURE, error };
      // One of several alike may be somebody else's.
      const createdJob = alike.length === 1 ? alike[0] : undefined;
      if (isDone) return { id, state: 'done', reason: null, createdJob };
      return { id, ...notDone(write) };
    });
}

/** New applications by their keys, apart from those that are known to be created by this batch. */
function findAdded(jobs: readonly Job[], idsBefore: readonly string[], writes: readonly Write[]) {
  const before = new Set([
    ...idsBefore,
    ...writes.flatMap(({ createdJob }) => createdJob?._id ?? []),
  ]);
  const added = new Map<string, Job[]>();
  for (const job of jobs) {
    if (before.has(job._id)) continue;
    const key = jobKey(job);
    added.set(key, [...(added.get(key) ?? []), job]);
  }
  for (const write of writes)
    if (effectOf(write) === 'adds' && write.state === 'done' && !write.createdJob)
      take(added, write);
  return added;
}

/** Takes out an application that nobody else has created, and returns all those that it may be. */
function take(added: Map<string, Job[]>, { fields }: Write): Job[] {
  const key = jobKey(fields as JobDraft);
  const alike = added.get(key) ?? [];
  added.set(key, alike.slice(1));
  return alike;
}

/** Servers may spell a status in another way. */
function isLike(job: Job | undefined, { fields }: Write): boolean {
  return Object.entries(fields).every(
    ([name, text]) => job?.[name as keyof JobDraft].toLowerCase() === text.toLowerCase(),
  );
}
