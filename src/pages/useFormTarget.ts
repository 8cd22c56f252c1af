import { useLayoutEffect } from 'react';
import { shallowEqual } from 'react-redux';
import { useLocation, type Location } from 'react-router-dom';
import { selectDraft } from '@/features/jobForm/jobSlice';
import { selectEditable } from '@/jobs/jobSelectors';
import { selectCollection, collectionStale } from '@/jobs/reads/collection';
import type { JobDraft } from '@/jobs/model/job';
import { draftOf } from '@/jobs/model/jobDraft';
import { useCollection } from '@/jobs/reads/needCollection';
import { useSearch } from '@/jobs/reads/useSearch';
import type { ApiError } from '@/shared/api/apiError';
import { isLoading } from '@/shared/store/reading';
import { stateText } from '@/shared/text/stateText';
import { useAppDispatch, useAppSelector } from '@/shared/store/withTypes';

/** What an address says of a job: untrusted. */
type NamedJob = { id: string; company: string };

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

/** Looks for the job in the collection, as it is now, and where that is not whole by the company too. */
function useJobSearch(id: string, company: string, isWanted: boolean) {
  const dispatch = useAppDispatch();
  const wanted = isWanted ? id : null;
  const { reading } = useAppSelector(selectCollection);
  const search = useSearch(isWanted ? company : '', 0);
  const readAnew = () => dispatch(collectionStale());
  useCollection(isWanted);

  // What was read before may be older than the job; before it is painted as missing.
  useLayoutEffect(() => {
    if (wanted !== null) dispatch(collectionStale());
  }, [dispatch, wanted]);

  const isOver = !isLoading(reading) && !search.isAsking;
  const outcome: 'missing' | ApiError = search.error ?? reading.error ?? 'missing';
  return { outcome: isOver ? outcome : null, onRetry: readAnew };
}

/** The job that an address names, in text that may come from anywhere; null for none. */
function readAddress(search: string): NamedJob | null {
  const parameters = new URLSearchParams(search);
  const id = parameters.get('id') ?? '';
  if (id === '' || id.length > LONGEST_PARAMETER) return null;
  return { id, company: (parameters.get('company') ?? '').slice(0, LONGEST_PARAMETER) };
}
