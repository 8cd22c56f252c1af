import { fetchJobPage } from '@/features/allJobs/allJobsApi';
import type { Job } from '@/shared/api/contract';
import { EVERYTHING } from '@/shared/api/jobPagePath';
import { searchWordOf } from '@/shared/lib/sameName';

/**
 * Whether the job is still recorded, on whatever page and with whatever status: reads all pages of what
 * one word of its position finds, since servers differ in what they make of signs and blanks.
 */
export async function isRecorded({ _id, position }: Job, signal: AbortSignal): Promise<boolean> {
  const search = searchWordOf(position);
  for (let page = 1, lastPage = 1; page <= lastPage; page += 1) {
    const { jobs, numOfPages } = await fetchJobPage(
      { ...EVERYTHING, search, sort: 'oldest', page },
      signal,
    );
    if (jobs.some((job) => job._id === _id)) return true;
    lastPage = numOfPages;
  }
  return false;
}
