import { selectIsRemoved, selectJob } from '@/features/allJobs/jobs/allJobsSlice';
import { saveJob } from '@/features/allJobs/jobs/saveJob';
import type { Job } from '@/shared/api/contract';
import { jobName } from '@/shared/lib/jobName';
import { notifyError, notifySuccess, type Undo } from '@/shared/lib/notify';
import { notifyFailure } from '@/shared/lib/notifyFailure';
import type { AppDispatch, RootState } from '@/shared/store/withTypes';

let choiceCount = 0;
/** Of the choices that are saved, the one that was made last. */
let lastSaved: { choice: number; undo: Undo } | undefined;

/**
 * Gives a job, as it is shown, another status. A toast says what becomes of it and offers to undo the
 * last choice. Never rejects.
 */
export function changeStatus(shown: Job, jobStatus: string) {
  const { _id: id, jobStatus: before } = shown;
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    if (jobStatus === before) return;
    const action = `status ${id}`;
    const choice = (choiceCount += 1);
    const undo = {
      name: `${jobName(shown)} back to ${before}`,
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
    try {
      const saved = await dispatch(saveJob({ id, changes: { jobStatus } }));
      if (saved === null) return;
      if (lastSaved === undefined || choice > lastSaved.choice) lastSaved = { choice, undo };
      notifySuccess('Job Modified...', action, lastSaved.undo);
    } catch (thrown) {
      notifyFailure(thrown, action);
    }
  };
}
