import type { Store } from '@reduxjs/toolkit';
import { initialQuery } from '@/features/allJobs/jobs/allJobsState';
import { readColumn } from '@/features/allJobs/jobs/columns';
import { fetchJobs } from '@/features/allJobs/jobs/list';
import { fetchStats } from '@/features/allJobs/jobs/statistics';
import { jobPagePath } from '@/shared/api/jobPagePath';
import { env } from '@/shared/config/env';
import { forgetRecords } from '@/shared/lib/forgetRecords';
import { readRecord, writeRecord } from '@/shared/lib/keptRecords';
import { jobsChanged } from '@/shared/store/appEvents';
import type { RootState } from '@/shared/store/withTypes';
import { keptRequestId, selectKeptReads, type Answered, type Read } from './keptSlice';

/** What is kept, and of whom. Other formats are of other versions of the app. */
type KeptRecord = { format: number; owner: string; time: number; read: Answered };

const FORMAT = 1;
const LONGEST_MS = 7 * 24 * 60 * 60 * 1000;
const ASK_AGAIN_MS = 15_000;
/** The page that is opened without filters; beside it the last one of any filters is kept. */
const FIRST_PAGE = jobPagePath(initialQuery);

/**
 * Keeps the last answers of list, columns and statistics for their owner, and shows them when the same
 * is read and the server cannot be reached. `findOwner` says who is signed in. Returns a function that
 * ends it.
 */
export function connectKeptReads(store: Store<RootState>, findOwner: () => string | null) {
  let known = selectKeptReads(store.getState());
  if (findOwner() === null) forgetRecords();

  const show = async (read: Read) => {
    const record = await findRecord(read, findOwner());
    const isWanted = selectKeptReads(store.getState()).failed[read.part] === read;
    if (record === null || !isWanted) return;
    for (const action of asAnswered(record.read, keptRequestId(record.time)))
      store.dispatch(action);
  };

  // Browsers do not tell when a server is back that could not be reached from a network.
  const timer = setInterval(() => {
    const isKeptShown = Object.values(known.asOf).some((time) => time !== undefined);
    if (!isKeptShown || !navigator.onLine || document.hidden) return;
    fetch(env.baseUrl, { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok && store.dispatch(jobsChanged()),
      () => undefined,
    );
  }, ASK_AGAIN_MS);

  const unsubscribe = store.subscribe(() => {
    const before = known;
    known = selectKeptReads(store.getState());
    if (known === before) return;
    const owner = findOwner();
    for (const read of Object.values(known.answered)) {
      if (owner === null || before.answered[read.part] === read) continue;
      const record: KeptRecord = { format: FORMAT, owner, time: Date.now(), read };
      // A full or refused storage keeps nothing.
      writeRecord(nameOf(read), record).catch(() => undefined);
    }
    for (const read of Object.values(known.failed)) {
      if (before.failed[read.part] !== read) void show(read).catch(() => undefined);
    }
  });
  return () => {
    clearInterval(timer);
    unsubscribe();
  };
}

function nameOf({ part, key }: Read): string {
  return part === 'list' && key === FIRST_PAGE ? 'first page' : part;
}

/** The kept answer to such a read; null where there is none. Those of others, and old ones, are deleted. */
async function findRecord(read: Read, owner: string | null): Promise<KeptRecord | null> {
  const record = (await readRecord(nameOf(read))) as KeptRecord | undefined;
  if (record === undefined) return null;
  const isOurs = record.format === FORMAT && record.owner === owner;
  if (!isOurs || Date.now() - record.time > LONGEST_MS) {
    forgetRecords();
    return null;
  }
  return record.read.key === read.key ? record : null;
}

/** The actions of a read that is answered so. Nothing is to be read on without the server. */
function asAnswered(read: Answered, id: string) {
  if (read.part === 'list') {
    const { argument, answer } = read;
    return [fetchJobs.pending(id, argument), fetchJobs.fulfilled(answer, id, argument)];
  }
  if (read.part === 'statistics') {
    return [fetchStats.pending(id), fetchStats.fulfilled(read.answer, id)];
  }
  const { argument, answer } = read;
  const whole = { ...answer, nextPage: null };
  return [readColumn.pending(id, argument), readColumn.fulfilled(whole, id, argument)];
}
