import type { JobQuery } from '@/jobs/model/listQuery';

/** Where that page of jobs is read, below the base path; without text to search for, that is left out. */
export function jobPagePath(query: JobQuery): string {
  const { search, searchStatus, searchType, sort, page, limit } = query;
  const parameters = new URLSearchParams({
    jobStatus: searchStatus,
    jobType: searchType,
    sort,
    page: String(page),
    ...(search === '' ? {} : { search }),
    ...(limit === undefined ? {} : { limit: String(limit) }),
  });
  // URLSearchParams writes a blank as '+', which not every server reads as one.
  return `/jobs?${parameters.toString().replaceAll('+', '%20')}`;
}
