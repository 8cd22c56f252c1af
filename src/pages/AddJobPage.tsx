import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { JobForm } from '@/features/job/JobForm';
import { selectEdit } from '@/features/job/jobSlice';
import { selectUser } from '@/features/user/userSlice';
import { useAppSelector } from '@/shared/store/withTypes';
import { clampLines } from '@/shared/styles/clampLines';
import { theme } from '@/shared/styles/theme';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PagePanel } from '@/shared/ui/PagePanel';

/** The form anew for each job, since what is edited belongs to the visit: to its entry in the history. */
export function AddJobPage() {
  const pickedId = readPickedId(useLocation().state);
  return <AddOrEditJob key={pickedId ?? ''} pickedId={pickedId} />;
}

type Props = { pickedId: string | null };

function AddOrEditJob({ pickedId }: Props) {
  const user = useAppSelector(selectUser);
  const edit = useAppSelector((state) => selectEdit(state, pickedId));

  return (
    <PagePanel>
      <hgroup>
        <PageHeading title={edit ? 'edit job' : 'add job'} />
        {edit && (
          <WhichJob>
            {edit.job.position}, {edit.job.company}
          </WhichJob>
        )}
      </hgroup>
      <JobForm defaultLocation={user?.location ?? ''} pickedId={pickedId} />
    </PagePanel>
  );
}

/** The state of a history entry outlives documents, so anything may stand there. */
function readPickedId(state: unknown): string | null {
  const { editJobId } = (state ?? {}) as { editJobId?: unknown };
  return typeof editJobId === 'string' ? editJobId : null;
}

const WhichJob = styled.p`
  ${clampLines(2)}
  color: ${theme.color.textMuted};
`;
