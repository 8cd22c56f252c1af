import type { JobPage } from '@/shared/api/contract';
import { jobPagePath } from '@/shared/api/jobPagePath';
import { requestAs } from '@/shared/api/request';
import { ALL } from '@/shared/config/options';

/** The latest applications that have this text in their position or, on most servers, company. */
export async function searchJobs(search: string, signal: AbortSignal): Promise<JobPage> {
  const query = { search, searchStatus: ALL, searchType: ALL, sort: 'latest', page: 1 };
  return requestAs('parseJobPage', { method: 'GET', path: jobPagePath(query) }, signal);
}
