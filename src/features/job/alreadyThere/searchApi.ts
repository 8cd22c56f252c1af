import type { JobPage } from '@/shared/api/contract';
import { EVERYTHING, jobPagePath } from '@/shared/api/jobPagePath';
import { requestAs } from '@/shared/api/request';

/** The latest applications that have this text in their position or, on most servers, company. Rejects with an ApiFailure. */
export async function searchJobs(search: string, signal: AbortSignal): Promise<JobPage> {
  const query = { ...EVERYTHING, search, sort: 'latest', page: 1 };
  return requestAs('parseJobPage', { method: 'GET', path: jobPagePath(query) }, signal);
}
