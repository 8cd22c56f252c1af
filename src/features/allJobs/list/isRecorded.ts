import { fetchJobPage, walkJobPages } from '@/shared/api/jobPages';
import type { Job } from '@/shared/api/contract';
import { EVERYTHING } from '@/shared/api/jobPagePath';
import { searchWordOf } from '@/shared/lib/sameName';

/**
 * Whether the job is still recorded, on whatever page and with whatever status: reads all pages of what
 * one word of its position finds, since servers differ in what they make of signs and blanks.
 */
export async function isRecorded({ _id, position }: Job, signal: AbortSignal): Promise<boolean> {
  const query = { ...EVERYTHING, search: searchWordOf(position), sort: 'oldest' };
  const pages = walkJobPages((page) => fetchJobPage({ ...query, page }, signal));
  for await (const { jobs } of pages) {
    if (jobs.some((job) => job._id === _id)) return true;
  }
  return false;
}
