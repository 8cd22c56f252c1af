import type { Job, JobDraft } from '@/jobs/model/job';
import type { JobQuery } from '@/jobs/api/jobPagePath';
import type { Narrowing } from '@/jobs/allJobsState';
import { cardAt } from '@/jobs/cards/cardElements';
import { hasStatus } from '@/jobs/model/hasStatus';
import { orderOf } from '@/jobs/reads/columns';
import { daysWaiting } from '@/jobs/model/daysWaiting';
import { MONTH } from '@/jobs/address/listAddress';
import { STATUS_ORDER } from '@/jobs/model/statusLooks';
import { ALL, JOB_TYPES } from '@/shared/config/options';
import { foldText, holdsWords } from '@/shared/text/foldText';

export type Column = {
  name: string;
  /** What is edited in it. */
  field?: keyof JobDraft;
  options?: readonly string[];
  /** How the server sorts by it, upwards and downwards. */
  sorts?: readonly [string, string];
};

/** The columns of the table, from left to right. */
export const COLUMNS: readonly Column[] = [
  { name: 'position', field: 'position', sorts: ['a-z', 'z-a'] },
  { name: 'company', field: 'company' },
  { name: 'location', field: 'jobLocation' },
  { name: 'type', field: 'jobType', options: JOB_TYPES },
  { name: 'status', field: 'jobStatus', options: STATUS_ORDER },
  { name: 'date', sorts: ['oldest', 'latest'] },
  { name: 'waiting' },
];

/** What is edited of a row as a whole. */
export const FIRST_FIELD = 'position';

/** The cell that is edited. */
export type Edited = {
  id: string;
  field: keyof JobDraft;
  /** What it begins with in place of what is there. */
  text?: string;
  /** Whether it is told that it is empty. */
  isMissing?: boolean;
};

/** What is edited in this cell of a row; null for what is no cell of a field. */
export function editedAt(cell: Element | null): Edited | null {
  if (!(cell instanceof HTMLElement)) return null;
  const id = cardAt(cell)?.dataset.job;
  const field = COLUMNS.find((column) => column.field === cell.dataset.field)?.field;
  return id === undefined || field === undefined ? null : { id, field };
}

export type ShownQuery = JobQuery & Narrowing;

/** The months of applications, as '2026-11', the newest first; what a server sends for a date may have none. */
export function monthsOf(jobs: readonly Job[]): string[] {
  const months = new Set(jobs.map(monthOf).filter((month) => MONTH.test(month)));
  return [...months].toSorted().toReversed();
}

function monthOf({ createdAt }: Job): string {
  return createdAt.slice(0, 7);
}

/** The direction in which the rows are sorted by a column, for `aria-sort`. */
export function sortOf({ name, sorts = [name, `-${name}`] }: Column, { sort, order }: ShownQuery) {
  const [up, down] = sorts;
  const shown = order === '' ? sort : order;
  if (shown === up) return 'ascending';
  return shown === down ? 'descending' : undefined;
}

/** What a press on the heading of a column asks for. */
export function nextSort(column: Column, query: ShownQuery): Partial<ShownQuery> {
  const { name, sorts } = column;
  const now = sortOf(column, query);
  // Dates and waits begin with what is looked for first.
  const isDownFirst = name === 'date' || name === 'waiting';
  const isDown = now === undefined ? isDownFirst : now === 'ascending';
  if (sorts) return { sort: sorts[isDown ? 1 : 0], order: '' };
  return { order: isDown ? `-${name}` : name };
}

/** Whether an application is one of those that are looked for: all words of the search are in it. */
export function fits(job: Job, query: ShownQuery): boolean {
  const { search, searchStatus, searchType, waiting, month, place } = query;
  return (
    hasStatus(job, searchStatus) &&
    [ALL, job.jobType.toLowerCase()].includes(searchType) &&
    holdsWords([job.position, job.company, job.jobLocation].join('\n'), search) &&
    (waiting === '' || (daysWaiting(job) ?? 0) > Number(waiting)) &&
    (month === '' || monthOf(job) === month) &&
    (place === '' || foldText(job.jobLocation) === foldText(place))
  );
}

/** The ids in the order that is asked for; as the server has sorted them where it has. */
export function arrange(
  found: readonly Job[],
  { sort, order }: ShownQuery,
  readSort: string,
): string[] {
  const compare = order === '' ? orderOf(sort) : compareBy(order);
  const isSorted = order === '' && sort === readSort;
  return (isSorted ? found : found.toSorted(compare)).map(({ _id }) => _id);
}

function compareBy(order: string): (one: Job, other: Job) => number {
  const sign = order.startsWith('-') ? -1 : 1;
  const name = order.replace('-', '');
  const field = COLUMNS.find((column) => column.name === name)?.field;
  const texts = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });
  const wait = (job: Job) => daysWaiting(job) ?? -1;
  return (one, other) =>
    sign * (field ? texts.compare(one[field], other[field]) : wait(one) - wait(other));
}
