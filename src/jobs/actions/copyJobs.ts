import { countText } from '@/jobs/model/countText';
import type { Job } from '@/jobs/model/job';
import { jobName } from '@/jobs/model/jobName';
import { commandName } from '@/shared/keys/commandName';
import { notifyError, notifySuccess } from '@/shared/notify/notify';
import { asTabbedText } from './asTabbedText';

/** By which a toast of a refusal goes once something is copied, by whatever key. */
export const COPY = 'copy';

/** Copies applications as text, and says so in a toast, or that the browser refuses it. Never rejects. */
export async function copyJobs(jobs: readonly Job[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(asTabbedText(jobs, false));
    const what = jobs.length === 1 ? jobName(jobs[0]) : countText(jobs.length);
    notifySuccess(`copied: ${what}`, COPY);
  } catch {
    // Pages without https have no clipboard, but for what the browser itself copies.
    notifyError(`The browser does not let this page copy. Press ${commandName()}+C instead.`, COPY);
  }
}
