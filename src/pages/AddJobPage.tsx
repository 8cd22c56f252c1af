import { shallowEqual } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { selectJob } from '@/features/allJobs/jobs/allJobsSlice';
import { saveJob } from '@/features/allJobs/jobs/saveJob';
import { JobForm } from '@/features/job/JobForm';
import { selectEdit } from '@/features/job/jobSlice';
import { selectUser } from '@/features/user/userSlice';
import type { JobDraft } from '@/shared/api/contract';
import { draftOf } from '@/shared/api/jobDraft';
import { useAppDispatch, useAppSelector, useAppStore } from '@/shared/store/withTypes';
import { clampLines } from '@/shared/styles/clampLines';
import { theme } from '@/shared/styles/theme';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PagePanel } from '@/shared/ui/PagePanel';

/** The form anew for each job, since what is edited belongs to the visit: to its entry in the history. */
export function AddJobPage() {
  const { pickedId, isClosed } = readVisit(useLocation().state);
  return <AddOrEditJob key={pickedId ?? ''} pickedId={pickedId} isClosed={isClosed} />;
}

type Props = { pickedId: string | null; isClosed: boolean };

function AddOrEditJob({ pickedId, isClosed }: Props) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const navigate = useNavigate();
  const user = useAppSelector(selectUser);
  const edited = useEdited(isClosed ? null : pickedId);

  const handleSave = (id: string, draft: JobDraft, typed: Partial<JobDraft>) => {
    const isKnown = selectJob(store.getState(), id) !== undefined;
    return dispatch(saveJob({ id, changes: isKnown ? typed : draft }));
  };

  const handleClose = () => {
    void navigate('.', { replace: true, state: { editJobId: pickedId, isClosed: true } });
  };

  return (
    <PagePanel>
      <hgroup>
        <PageHeading title={edited ? 'edit job' : 'add job'} />
        {edited && (
          <WhichJob>
            {edited.position}, {edited.company}
          </WhichJob>
        )}
      </hgroup>
      <JobForm
        defaultLocation={user?.location ?? ''}
        pickedId={pickedId}
        edited={edited}
        onSave={handleSave}
        onClose={handleClose}
      />
    </PagePanel>
  );
}

/** The job that is being edited: as the table has it; after a reload, as it was when it was picked. */
function useEdited(id: string | null): JobDraft | null {
  const job = useAppSelector(
    (state) => (id === null ? undefined : selectJob(state, id)),
    shallowEqual,
  );
  const edit = useAppSelector((state) => selectEdit(state, id));
  return job ? draftOf(job) : (edit?.job ?? null);
}

/** The state of a history entry outlives documents, so anything may stand there. */
function readVisit(state: unknown): { pickedId: string | null; isClosed: boolean } {
  const { editJobId, isClosed } = (state ?? {}) as { editJobId?: unknown; isClosed?: unknown };
  return {
    pickedId: typeof editJobId === 'string' ? editJobId : null,
    isClosed: isClosed === true,
  };
}

const WhichJob = styled.p`
  ${clampLines(2)}
  color: ${theme.color.textMuted};
`;
