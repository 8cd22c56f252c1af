import { useCallback } from 'react';
import { selectShownStatus } from '@/features/allJobs/allJobsSlice';
import type { Job } from '@/shared/api/contract';
import { notifySuccess } from '@/shared/lib/notify';
import { notifyFailure } from '@/shared/lib/notifyFailure';
import { useAppDispatch, useAppStore } from '@/shared/store/withTypes';
import { chooseStatus } from './changingStatus';

/** Gives a job another status, and says what becomes of it. */
export function useStatusChoice(): (job: Job, choice: string) => Promise<void> {
  const dispatch = useAppDispatch();
  const store = useAppStore();

  return useCallback(
    async (job: Job, choice: string) => {
      if (choice === selectShownStatus(store.getState(), job)) return;
      const action = `status ${job._id}`;
      try {
        if (await dispatch(chooseStatus(job, choice))) notifySuccess('Job Modified...', action);
      } catch (thrown) {
        notifyFailure(thrown, action);
      }
    },
    [dispatch, store],
  );
}
