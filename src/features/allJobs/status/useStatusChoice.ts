import { useCallback } from 'react';
import { selectJob, selectRemovals } from '@/features/allJobs/jobs/allJobsSlice';
import { saveJob } from '@/features/allJobs/jobs/saveJob';
import type { Job } from '@/shared/api/contract';
import { notifyError, notifySuccess } from '@/shared/lib/notify';
import { notifyFailure } from '@/shared/lib/notifyFailure';
import { useAppDispatch, type AppDispatch, type RootState } from '@/shared/store/withTypes';

/** Gives a job, as it is shown, another status, says what becomes of it, and offers the way back. */
export function useStatusChoice(): (job: Job, jobStatus: string) => Promise<void> {
  const dispatch = useAppDispatch();
  return useCallback((job, jobStatus) => dispatch(changeStatus(job, jobStatus)), [dispatch]);
}

function changeStatus({ _id: id, jobStatus: before }: Job, jobStatus: string) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    if (jobStatus === before) return;
    const action = `status ${id}`;
    const undo = () => {
      const job = selectJob(getState(), id);
      const isRemoved = selectRemovals(getState()).some((removal) => removal.id === id);
      if (isRemoved) notifyError('This application was deleted meanwhile.', action);
      // The session in which it was changed may be over.
      else if (job !== undefined) void dispatch(changeStatus(job, before));
    };
    try {
      const saved = await dispatch(saveJob({ id, changes: { jobStatus } }));
      if (saved !== null) notifySuccess('Job Modified...', action, undo);
    } catch (thrown) {
      notifyFailure(thrown, action);
    }
  };
}
