import { useCallback } from 'react';
import { selectIsRemoved, selectJob } from '@/features/allJobs/jobs/allJobsSlice';
import { saveJob } from '@/features/allJobs/jobs/saveJob';
import type { Job } from '@/shared/api/contract';
import { notifyError, notifySuccess, type Undo } from '@/shared/lib/notify';
import { notifyFailure } from '@/shared/lib/notifyFailure';
import { useAppDispatch, type AppDispatch, type RootState } from '@/shared/store/withTypes';

/** Gives a job, as it is shown, another status, says what becomes of it, and offers the way back. */
export function useStatusChoice(): (job: Job, jobStatus: string) => Promise<void> {
  const dispatch = useAppDispatch();
  return useCallback((job, jobStatus) => dispatch(changeStatus(job, jobStatus)), [dispatch]);
}

/** The ways back in the order of the choices: of the last one that is saved, and of those after it. */
let undos: Undo[] = [];

function changeStatus({ _id: id, jobStatus: before, position, company }: Job, jobStatus: string) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    if (jobStatus === before) return;
    const action = `status ${id}`;
    const undo = {
      name: `${position}, ${company} back to ${before}`,
      run: () => {
        const job = selectJob(getState(), id);
        const isRemoved = selectIsRemoved(getState(), id);
        if (isRemoved) notifyError('This application was deleted meanwhile.', action);
        // The session in which it was changed may be over.
        else if (job === undefined) return;
        else if (job.jobStatus === jobStatus) void dispatch(changeStatus(job, before));
        else notifyError('This application was changed again meanwhile.', action);
      },
    };
    undos = [...undos, undo];
    try {
      const saved = await dispatch(saveJob({ id, changes: { jobStatus } }));
      if (saved === null) return;
      // Not among them where a later choice was saved earlier.
      undos = undos.slice(Math.max(undos.indexOf(undo), 0));
      notifySuccess('Job Modified...', action, undos[0]);
    } catch (thrown) {
      notifyFailure(thrown, action);
    }
  };
}
