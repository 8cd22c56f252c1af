import { useNavigate } from 'react-router-dom';
import { jobName } from '@/jobs/model/jobName';
import { editPath } from '@/shared/config/paths';
import { useAppDispatch, useAppSelector } from '@/shared/store/withTypes';
import { AskRow } from '@/shared/ui/AskRow';
import { Button } from '@/shared/ui/Button';
import { BackToListLink } from './BackToListLink';
import { editRestored, selectClearedEdit } from './jobSlice';

/** Stands above a new application that follows an edit: the way back to the list, and to what was cleared. */
export function ClosedEdit({ jobId }: { jobId: string }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const cleared = useAppSelector((state) => selectClearedEdit(state, jobId));

  return (
    <>
      {cleared && (
        <AskRow>
          <p role="status">{`New application. The edit of ${jobName(cleared.job)} was cleared.`}</p>
          <Button
            variant="secondary"
            isSmall
            onClick={() => {
              dispatch(editRestored());
              const address = editPath({ _id: jobId, company: cleared.job.company });
              void navigate(address, { replace: true });
            }}
          >
            undo
          </Button>
        </AskRow>
      )}
      <BackToListLink jobId={jobId} takesLostFocus />
    </>
  );
}
