import type { Job } from '@/jobs/model/job';
import { writeOne } from './writeWithUndo';
import type { AppStore } from '@/shared/store/withTypes';

/**
 * Gives a job, as it is shown, another status. A toast says what becomes of it and offers to undo the
 * last choice that is saved. Never rejects.
 */
export async function changeStatus(store: AppStore, shown: Job, jobStatus: string): Promise<void> {
  if (jobStatus === shown.jobStatus) return;
  await writeOne(store, { kind: 'update', jobId: shown._id, fields: { jobStatus } });
}
