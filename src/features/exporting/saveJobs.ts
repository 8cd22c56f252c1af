import type { Job } from '@/jobs/api/contract';
import { countText } from '@/jobs/countText';
import { notifyLost, notifySuccess } from '@/shared/lib/notify';

/** Saves these jobs as a CSV file, and says so in a toast. Never rejects. */
export async function saveJobs(jobs: readonly Job[]): Promise<void> {
  try {
    const { exportJobs } = await import('./exportJobs');
    notifySuccess(`${exportJobs(jobs)}: ${countText(jobs.length)}`);
  } catch {
    notifyLost('export');
  }
}
