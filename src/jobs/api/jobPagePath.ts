import { ALL } from '@/shared/config/options';

/** The filters that select applications. */
export type JobFilters = { search: string; searchStatus: string; searchType: string };
export type JobQuery = JobFilters & { sort: string; page: number };

export const EVERYTHING: JobFilters = { search: '', searchStatus: ALL, searchType: ALL };

/** Where that page of jobs is read, below the base path; without text to search for, that is left out. */
export function jobPagePath({ search, searchStatus, searchType, sort, page }: JobQuery): string {
  const parameters = new URLSearchParams({
    jobStatus: searchStatus,
    jobType: searchType,
    sort,
    page: String(page),
    ...(search === '' ? {} : { search }),
  });
  // URLSearchParams writes a blank as '+', which not every server reads as one.
  return `/jobs?${parameters.toString().replaceAll('+', '%20')}`;
}
