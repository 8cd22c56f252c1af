import type { Job } from '@/jobs/model/job';
import { countText } from '@/jobs/model/countText';
import { notifyLost, notifySuccess } from '@/shared/notify/notify';

/** Saves these jobs as a CSV file, and says so in a toast. Never rejects. */
export async function saveJobs(jobs: readonly Job[]): Promise<void> {
  try {
    const { exportJobs } = await import('./exportJobs');
    notifySuccess(`${exportJobs(jobs)}: ${countText(jobs.length)}`);
  } catch {
    notifyLost('export');
  }
}
