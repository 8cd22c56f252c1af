import { selectIsRemoved, selectJob } from '@/jobs/allJobsSlice';
import { jobName } from '@/jobs/jobName';
import { saveJob } from '@/jobs/saveJob';
import type { Job } from '@/shared/api/contract';
import { sessionSignal } from '@/shared/api/sessionScope';
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
    const session = sessionSignal();
    const undo = {
      name: `${jobName(shown)} back to ${before}`,
      run: () => {
        if (session.aborted) return;
        const job = selectJob(getState(), id);
        if (job === undefined || selectIsRemoved(getState(), id))
          notifyError('This application was deleted meanwhile.', action);
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
