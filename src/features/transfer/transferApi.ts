import type { JobPage } from '@/shared/api/contract';
import { jobPagePath, type Selection } from '@/shared/api/jobPagePath';
import { requestAs } from '@/shared/api/request';

/** One page of the selection, oldest first, so that what is added meanwhile comes last. Rejects with an ApiFailure. */
export async function fetchOldestPage(
  { search, searchStatus, searchType }: Selection,
  page: number,
  signal?: AbortSignal,
): Promise<JobPage> {
  const query = { search, searchStatus, searchType, sort: 'oldest', page };
  return requestAs('parseJobPage', { method: 'GET', path: jobPagePath(query) }, signal);
}
