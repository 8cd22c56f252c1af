import type { Job } from '@/jobs/model/job';
import { countText } from '@/jobs/model/countText';
import { loadCode } from '@/shared/loading/loadCode';
import { notifySuccess } from '@/shared/notify/notify';
import { notifyFailure } from '@/shared/notify/notifyFailure';

/** Saves these jobs as a CSV file, and says so in a toast. Never rejects. */
export async function saveJobs(jobs: readonly Job[]): Promise<void> {
  try {
    const { exportJobs } = await loadCode(() => import('./exportJobs'), 'The export');
    notifySuccess(`${exportJobs(jobs)}: ${countText(jobs.length)}`);
  } catch (thrown) {
    notifyFailure(thrown);
  }
}
