import { useEffect, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { useLocation, type Location } from 'react-router-dom';
import { selectDraft } from '@/features/jobForm/jobSlice';
import { selectEditable } from '@/jobs/allJobsSlice';
import type { JobDraft } from '@/jobs/model/job';
import { draftOf } from '@/jobs/model/jobDraft';
import { findJob, type NamedJob } from '@/jobs/reads/findJob';
import { isSilent, toApiError, type ApiError } from '@/shared/api/apiError';
import { stateText } from '@/shared/text/stateText';
import { useAppDispatch, useAppSelector } from '@/shared/store/withTypes';

/** What the form of the page is about. */
export type FormTarget =
  | { kind: 'new' }
  /** What came of the search, or null while it goes on. */
  | { kind: 'searching'; id: string; outcome: 'missing' | ApiError | null; onRetry: () => void }
  | { kind: 'edit'; id: string; job: JobDraft }
  /** The edit of this job is over, and a new application comes next. */
  | { kind: 'done'; id: string };

const LONGEST_PARAMETER = 200;

/**
 * What the address asks for. A job that is not in the table is searched for; meanwhile its edit goes on
 * where somebody has typed into it before a reload.
 */
export function useFormTarget(): FormTarget {
  const { search, state } = useLocation() as Location<unknown>;
  const named = readAddress(search);
  const id = named?.id ?? '';
  const job = useAppSelector((root) => selectEditable(root, id), shallowEqual);
  const draft = useAppSelector((root) => selectDraft(root, id));
  const found = useJobSearch(id, named?.company ?? '', named !== null && job === undefined);

  if (named === null) {
    const closedId = stateText(state, 'closedId');
    return closedId === null ? { kind: 'new' } : { kind: 'done', id: closedId };
  }
  const known = job ? draftOf(job) : draft.job;
  return known ? { kind: 'edit', id, job: known } : { kind: 'searching', id, ...found };
}

function useJobSearch(id: string, company: string, isWanted: boolean) {
  const dispatch = useAppDispatch();
  const [found, setFound] = useState<{ id: string; outcome: 'missing' | ApiError } | null>(null);
  const outcome = found?.id === id ? found.outcome : null;
  const isDue = isWanted && outcome === null;

  useEffect(() => {
    if (!isDue) return undefined;
    const search = dispatch(findJob({ id, company }));
    search.unwrap().then(
      (job) => setFound(job === null ? { id, outcome: 'missing' } : null),
      (thrown: unknown) => {
        const error = toApiError(thrown);
        if (!isSilent(error)) setFound({ id, outcome: error });
      },
    );
    return () => search.abort();
  }, [dispatch, id, company, isDue]);

  return { outcome, onRetry: () => setFound(null) };
}

/** The job that an address names, in text that may come from anywhere; null for none. */
function readAddress(search: string): NamedJob | null {
  const parameters = new URLSearchParams(search);
  const id = parameters.get('id') ?? '';
  if (id === '' || id.length > LONGEST_PARAMETER) return null;
  return { id, company: (parameters.get('company') ?? '').slice(0, LONGEST_PARAMETER) };
}
