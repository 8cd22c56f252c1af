import type { JobPage } from '@/shared/api/contract';
import { jobPagePath } from '@/shared/api/jobPagePath';
import { requestAs } from '@/shared/api/request';
import { ALL } from '@/shared/config/options';

/** Which applications: those that pass the filters of the list. */
export type Selection = { search: string; searchStatus: string; searchType: string };

export const EVERYTHING: Selection = { search: '', searchStatus: ALL, searchType: ALL };

/** One page of the selection, oldest first, so that what is added meanwhile comes last. */
export async function fetchOldestPage(
  { search, searchStatus, searchType }: Selection,
  page: number,
  signal?: AbortSignal,
): Promise<JobPage> {
  const query = { search, searchStatus, searchType, sort: 'oldest', page };
  return requestAs('parseJobPage', { method: 'GET', path: jobPagePath(query) }, signal);
}
