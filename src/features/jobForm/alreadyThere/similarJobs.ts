import { isSameName } from '@/jobs/phrases/sameName';
import type { Job, JobPage } from '@/jobs/api/contract';

/** Applications that were found at the same company. */
export type SimilarJobs = {
  /** The latest ones; those for the same position alone, where there are any. */
  jobs: Job[];
  /** Whether they are for the same position. */
  isSamePosition: boolean;
  /** Whether the server has found more than it has sent. */
  isMore: boolean;
};

/** The jobs of this page that are similar to the typed one; null when none is. */
export function findSimilarJobs(
  page: JobPage | null,
  position: string,
  company: string,
): SimilarJobs | null {
  if (page === null) return null;
  const there = page.jobs.filter((job) => isSameName(job.company, company));
  const same = there.filter((job) => isSameName(job.position, position));
  const jobs = same.length > 0 ? same : there;
  if (jobs.length === 0) return null;
  return { jobs, isSamePosition: same.length > 0, isMore: page.numOfPages > 1 };
}
