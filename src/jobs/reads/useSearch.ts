import { useEffect, useState } from 'react';
import { selectCollection, selectIsPartlyRead } from './collection';
import type { Job } from '@/jobs/model/job';
import { isSilent, toApiError, type ApiError } from '@/shared/api/apiError';
import { useAppDispatch, useAppSelector } from '@/shared/store/withTypes';
import { useCollection } from './needCollection';
import { searchServer } from './search';

type Answer = { text: string; jobs: Job[]; error: ApiError | null };

const NO_JOBS: Job[] = [];

/**
 * Has the collection read in which a text is looked for, '' for none. Where not all of it is read by itself the
 * server is asked too, once the text stays for `pauseMs`: what it finds comes into the table.
 */
export function useSearch(text: string, pauseMs: number) {
  const dispatch = useAppDispatch();
  const isWhole = useAppSelector((state) => selectCollection(state).isWhole);
  const isPartlyRead = useAppSelector(selectIsPartlyRead);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const isAsked = text !== '' && isPartlyRead;
  useCollection(text !== '');

  useEffect(() => {
    if (!isAsked) return undefined;
    let abort: (() => void) | undefined;
    const timer = setTimeout(() => {
      const search = dispatch(searchServer(text));
      abort = () => search.abort();
      search.unwrap().then(
        (jobs) => setAnswer({ text, jobs, error: null }),
        (thrown: unknown) => {
          const error = toApiError(thrown);
          if (!isSilent(error)) setAnswer({ text, jobs: [], error });
        },
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      abort?.();
    };
  }, [dispatch, text, isAsked, pauseMs]);

  const found = isAsked && answer?.text === text ? answer : null;
  return {
    jobs: found?.jobs ?? NO_JOBS,
    error: found?.error ?? null,
    isAsking: text !== '' && !isWhole && found === null,
  };
}
