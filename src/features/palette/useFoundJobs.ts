import { useEffect, useMemo, useState } from 'react';
import { selectIsRemoved, selectJob, selectJobsTable } from '@/jobs/allJobsSlice';
import type { Job } from '@/jobs/model/job';
import { searchJobs } from '@/jobs/reads/findJob';
import { isSilent, toApiError } from '@/shared/api/apiError';
import { editPath } from '@/shared/config/paths';
import { useAppStore, type AppStore } from '@/shared/store/withTypes';
import { matching, type Entry, type Group } from './entries';

const FEWEST_LETTERS = 3;
const MOST_KNOWN = 8;

type Answer = { text: string; jobs: Job[]; problem: string };

/**
 * The applications of the table that hold a text, at once, and those that the server finds by three letters or
 * more, asked once the text stays for `pauseMs`.
 */
export function useFoundJobs(text: string, pauseMs: number): { groups: Group[]; status: string } {
  const store = useAppStore();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const isAsked = text.length >= FEWEST_LETTERS;
  // What the server finds comes into the table, but keeps its place below.
  const known = useMemo(() => findKnown(store, text), [store, text]);

  useEffect(() => {
    if (!isAsked) return undefined;
    let abort: (() => void) | undefined;
    const timer = setTimeout(() => {
      const search = store.dispatch(searchJobs(text));
      abort = () => search.abort();
      search.unwrap().then(
        (jobs) => setAnswer({ text, jobs, problem: '' }),
        (thrown: unknown) => {
          const error = toApiError(thrown);
          if (!isSilent(error)) setAnswer({ text, jobs: [], problem: error.message });
        },
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      abort?.();
    };
  }, [store, text, isAsked, pauseMs]);

  const found = answer?.text === text ? answer : null;
  const others = (found?.jobs ?? [])
    .map(toEntry)
    .filter(({ id }) => !known.some((one) => one.id === id));
  return {
    groups: [
      { name: 'applications', isWritten: true, entries: known },
      { name: 'applications, from the server', isWritten: true, entries: others },
    ],
    status: isAsked && found === null ? 'asking the server' : (found?.problem ?? ''),
  };
}

function findKnown({ getState }: AppStore, text: string): readonly Entry[] {
  if (text === '') return [];
  const state = getState();
  const jobs = selectJobsTable(state).jobs.ids.flatMap((id) =>
    selectIsRemoved(state, id) ? [] : (selectJob(state, id) ?? []),
  );
  return matching(jobs.map(toEntry), text).slice(0, MOST_KNOWN);
}

function toEntry(job: Job): Entry {
  const { _id, position, company, jobLocation, jobStatus } = job;
  const note = [company, jobLocation, jobStatus].filter(Boolean).join(', ');
  return { id: `job ${_id}`, name: position || company, note, path: editPath(job) };
}
