import { useEffect, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { JobForm } from '@/features/jobForm/JobForm';
import { selectEdit } from '@/features/jobForm/jobSlice';
import { usePosting } from '@/features/posting/usePosting';
import { selectUser } from '@/features/user/userSlice';
import { selectEditable } from '@/jobs/allJobsSlice';
import { findJob, type NamedJob } from '@/jobs/findJob';
import { jobName } from '@/jobs/jobName';
import type { JobDraft } from '@/jobs/api/contract';
import { draftOf } from '@/jobs/api/jobDraft';
import { paths } from '@/shared/config/paths';
import { lazyPart } from '@/shared/lib/lazyPart';
import { useAppDispatch, useAppSelector, useAppStore } from '@/shared/store/withTypes';
import { clampLines } from '@/shared/styles/clampLines';
import { theme } from '@/shared/styles/theme';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PagePanel } from '@/shared/ui/PagePanel';

const SearchedJob = lazyPart(
  'SearchedJob',
  async () => (await import('./SearchedJob')).SearchedJob,
);

/** The form of the job in the address; remounted for each job. */
export function AddJobPage() {
  const location = useLocation();
  const named = readAddress(location.search);
  const closedId = readClosedId(location.state);
  const pickedId = named?.id ?? closedId;
  const posting = named === null ? location.search : '';
  const navigate = useNavigate();
  useEffect(() => {
    // Postings must not stay in history or logs.
    if (posting !== '') void navigate(paths.addJob, { replace: true });
  }, [posting, navigate]);

  return (
    <AddOrEditJob
      key={pickedId ?? ''}
      pickedId={pickedId}
      company={named?.company ?? ''}
      isClosed={named === null}
      address={posting}
    />
  );
}

const LONGEST_PARAMETER = 200;

type Props = { pickedId: string | null; company: string; isClosed: boolean; address: string };

function AddOrEditJob({ pickedId, company, isClosed, address }: Props) {
  const navigate = useNavigate();
  const defaultLocation = useAppSelector(selectUser)?.location ?? '';
  const posting = usePosting(address, defaultLocation);
  const edited = useEdited(isClosed ? null : pickedId);
  useFreshJob(isClosed ? null : pickedId, company);
  // Once it is known the form stays, though a save forgets the draft; but not when it is deleted.
  const [isSearching, setIsSearching] = useState(pickedId !== null && edited === null);
  const isInTable = useAppSelector((state) => selectEditable(state, pickedId ?? '') !== undefined);
  const [wasInTable, setWasInTable] = useState(isInTable);
  if (wasInTable !== isInTable) {
    setWasInTable(isInTable);
    if (wasInTable) setIsSearching(true);
  }

  const handleClose = () => {
    void navigate(paths.addJob, { replace: true, state: { closedId: pickedId } });
  };

  const searchedId = isSearching && !isClosed && edited === null ? pickedId : null;
  return (
    <PagePanel>
      <hgroup>
        <PageHeading title={edited || searchedId !== null ? 'edit job' : 'add job'} />
        {edited && <WhichJob>{jobName(edited)}</WhichJob>}
      </hgroup>
      {searchedId === null ? (
        <JobForm
          defaultLocation={defaultLocation}
          pickedId={pickedId}
          edited={edited}
          posting={posting}
          onClose={handleClose}
        />
      ) : (
        <SearchedJob id={searchedId} company={company} />
      )}
    </PagePanel>
  );
}

/** The job that is being edited: as the table has it; after a reload, as it was when it was picked. */
function useEdited(id: string | null): JobDraft | null {
  const job = useAppSelector(
    (state) => (id === null ? undefined : selectEditable(state, id)),
    shallowEqual,
  );
  const edit = useAppSelector((state) => selectEdit(state, id));
  return job ? draftOf(job) : (edit?.job ?? null);
}

/**
 * Reads the job of an edit that this tab has kept for a reload, since it may have been changed after it
 * was picked. Where it cannot be read, the edit goes on with what was kept.
 */
function useFreshJob(id: string | null, company: string) {
  const dispatch = useAppDispatch();
  const store = useAppStore();

  useEffect(() => {
    const state = store.getState();
    const isKept = selectEdit(state, id) !== undefined;
    if (id === null || !isKept || selectEditable(state, id) !== undefined) return undefined;
    const search = dispatch(findJob({ id, company }));
    return () => search.abort();
  }, [dispatch, store, id, company]);
}

/** Which job an address names, in text that may come from anywhere; null for none. */
function readAddress(search: string): NamedJob | null {
  const parameters = new URLSearchParams(search);
  const id = parameters.get('id') ?? '';
  if (id === '' || id.length > LONGEST_PARAMETER) return null;
  return { id, company: (parameters.get('company') ?? '').slice(0, LONGEST_PARAMETER) };
}

/** The job whose edit is over. A history entry outlives documents, so anything may stand there. */
function readClosedId(state: unknown): string | null {
  const { closedId } = (state ?? {}) as { closedId?: unknown };
  return typeof closedId === 'string' ? closedId : null;
}

const WhichJob = styled.p`
  ${clampLines(2)}
  color: ${theme.color.textMuted};
`;
