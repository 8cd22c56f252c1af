import { useEffect } from 'react';
import { selectJobsTable } from '@/jobs/allJobsSlice';
import type { JobPage } from '@/jobs/api/contract';
import type { Job } from '@/jobs/model/job';
import { fetchJobPage } from '@/jobs/api/jobPages';
import { EVERYTHING } from '@/jobs/model/listQuery';
import { nameWordsOf, searchWordOf } from '@/jobs/model/sameName';
import { bodyOf, type Write } from '@/jobs/writes/writes';
import { toApiError } from '@/shared/api/apiError';
import { useAppSelector, useAppStore } from '@/shared/store/withTypes';

/** What was found for a word, and the writes that it may tell of, by id. */
type Answer = { word: string; page: JobPage; told: string[] };

/** What the searches of one visit of the form have found, and when the next one may be sent. */
export type Found = { answers: Answer[]; pausedUntil: number };
export type FoundState = [Found, (change: (before: Found) => Found) => void];

/** After a 429 that names no pause. */
const PAUSE_SECONDS = 60;

/**
 * The latest applications that share a word with this company: as they were found, with those that were
 * recorded since. The server is asked where no answer tells, also of one that may have been recorded;
 * failures are not shown.
 */
export function useFound(company: string, [found, setFound]: FoundState): JobPage | null {
  const { answers, pausedUntil } = found;
  const store = useAppStore();
  const writes = useAppSelector((state) => selectJobsTable(state).writes);
  const word = searchWordOf(company);
  const words = nameWordsOf(company);
  const answer = answers.find(
    ({ word: asked, page, told }) =>
      (asked === word || (page.numOfPages <= 1 && words.includes(asked))) &&
      createsOf(writes, 'unknown').every(({ id }) => told.includes(id)),
  );
  const isKnown = word === '' || answer !== undefined;

  useEffect(() => {
    if (isKnown || Date.now() < pausedUntil) return undefined;
    const search = new AbortController();
    const query = { ...EVERYTHING, search: word, sort: 'latest', page: 1 };
    fetchJobPage(query, search.signal).then(
      (page) => {
        const { writes: now } = selectJobsTable(store.getState());
        const told = createsOf(now, 'done', 'unknown').map(({ id }) => id);
        setFound((before) => ({ ...before, answers: [...before.answers, { word, page, told }] }));
      },
      (thrown: unknown) => {
        const { kind, retryAfterSeconds = PAUSE_SECONDS } = toApiError(thrown);
        const pause = Date.now() + retryAfterSeconds * 1000;
        if (kind === 'rateLimited') setFound((before) => ({ ...before, pausedUntil: pause }));
      },
    );
    return () => search.abort();
  }, [word, isKnown, pausedUntil, store, setFound]);

  if (answer === undefined) return null;
  const added = createsOf(writes, 'done').filter(({ id }) => !answer.told.includes(id));
  return { ...answer.page, jobs: [...added.map(toJob).toReversed(), ...answer.page.jobs] };
}

/** New applications whose write has ended so, oldest first. */
function createsOf(writes: Record<string, Write>, ...ends: Write['state'][]): Write[] {
  return Object.values(writes).filter(
    ({ kind, state }) => kind === 'create' && ends.includes(state),
  );
}

function toJob(write: Write): Job {
  return { _id: write.id, createdAt: new Date().toISOString(), ...bodyOf(write) };
}
