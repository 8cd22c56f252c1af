import { ALL } from '@/shared/config/options';
import { foldText, holdsWords } from '@/shared/text/foldText';
import { daysWaiting } from './daysWaiting';
import { hasStatus } from './hasStatus';
import type { Job } from './job';
import { EVERYTHING, type JobFilters, type ListQuery } from './listQuery';

/** As '2026-11'. */
export const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** The months of applications, as '2026-11', the newest first; what a server sends for a date may have none. */
export function monthsOf(jobs: readonly Job[]): string[] {
  const months = new Set(jobs.map(monthOf).filter(Boolean));
  return [...months].toSorted().toReversed();
}

/** As 'Nov 2026'. */
export function monthText(month: string): string {
  return new Date(`${month}-01`).toLocaleDateString('en', {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

/** The month of an application as '2026-11'; '' where what the server sends for its date has none. */
export function monthOf({ createdAt }: Job): string {
  const month = createdAt.slice(0, 7);
  return MONTH.test(month) ? month : '';
}

/** Whether an application is one of those that are looked for: all words of the search are in it. */
export function fits(job: Job, query: ListQuery): boolean {
  const { search, waiting, month, place } = query;
  return (
    hasChoices(job, query) &&
    (search === '' ||
      holdsWords([job.position, job.company, job.jobLocation].join('\n'), search)) &&
    (waiting === '' || (daysWaiting(job) ?? 0) > Number(waiting)) &&
    (month === '' || monthOf(job) === month) &&
    (place === '' || foldText(job.jobLocation) === foldText(place))
  );
}

/** Whether a server lists the application, whose search looks in the position and the company. */
export function isListed(job: Job, filters: JobFilters): boolean {
  const { search } = filters;
  return hasChoices(job, filters) && (search === '' || isFoundByServer(job, search));
}

/** What of these filters is seen here to be passed by all applications that a server has listed by them. */
export function filtersOf(jobs: readonly Job[], filters: JobFilters): JobFilters {
  const { search, searchStatus, searchType } = filters;
  const isPassed = (one: Partial<JobFilters>) =>
    jobs.every((job) => isListed(job, { ...EVERYTHING, ...one }));
  return {
    search: isPassed({ search }) ? search : EVERYTHING.search,
    searchStatus: isPassed({ searchStatus }) ? searchStatus : EVERYTHING.searchStatus,
    searchType: isPassed({ searchType }) ? searchType : EVERYTHING.searchType,
  };
}

function hasChoices(job: Job, { searchStatus, searchType }: JobFilters): boolean {
  return hasStatus(job, searchStatus) && [ALL, job.jobType.toLowerCase()].includes(searchType);
}

/** Whether a server finds the application by this text, which looks for it in the position and the company. */
export function isFoundByServer({ position, company }: Job, search: string): boolean {
  const text = search.toLowerCase();
  return [position, company].some((field) => field.toLowerCase().includes(text));
}
