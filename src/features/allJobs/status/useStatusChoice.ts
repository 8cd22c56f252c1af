import { useCallback } from 'react';
import { saveJob } from '@/features/allJobs/jobs/saveJob';
import type { Job } from '@/shared/api/contract';
import { notifySuccess } from '@/shared/lib/notify';
import { notifyFailure } from '@/shared/lib/notifyFailure';
import { useAppDispatch } from '@/shared/store/withTypes';

/** Gives a job, as it is shown, another status, and says what becomes of it. */
export function useStatusChoice(): (job: Job, jobStatus: string) => Promise<void> {
  const dispatch = useAppDispatch();

  return useCallback(
    async ({ _id: id, jobStatus: shown }: Job, jobStatus: string) => {
      if (jobStatus === shown) return;
      const action = `status ${id}`;
      try {
        const saved = await dispatch(saveJob({ id, changes: { jobStatus } }));
        if (saved !== null) notifySuccess('Job Modified...', action);
      } catch (thrown) {
        notifyFailure(thrown, action);
      }
    },
    [dispatch],
  );
}
