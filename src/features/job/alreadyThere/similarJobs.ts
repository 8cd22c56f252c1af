import type { Job, JobPage } from '@/shared/api/contract';
import { isSameName } from '@/shared/lib/sameName';

/** Applications that were found at the same company. */
export type SimilarJobs = {
  /** The latest ones; those for the same position alone, where there are any. */
  jobs: Job[];
  /** Whether they are for the same position. */
  isSamePosition: boolean;
  /** Whether the server has found more than it has sent. */
  isMore: boolean;
};

/** The found jobs that are similar to the typed one; null when none is. */
export function findSimilarJobs(
  pages: JobPage[],
  position: string,
  company: string,
): SimilarJobs | null {
  const found = [
    ...new Map(pages.flatMap(({ jobs }) => jobs.map((job) => [job._id, job]))).values(),
  ];
  const there = found.filter((job) => isSameName(job.company, company));
  const same = there.filter((job) => isSameName(job.position, position));
  const jobs = same.length > 0 ? same : there;
  if (jobs.length === 0) return null;
  const isMore = pages.some((page) => page.numOfPages > 1);
  return { jobs, isSamePosition: same.length > 0, isMore };
}
