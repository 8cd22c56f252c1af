import type { JobDraft } from '@/jobs/model/job';
import type { ListQuery } from '@/jobs/model/listQuery';
import { cardAt } from '@/jobs/cards/cardElements';
import { STATUS_ORDER } from '@/jobs/model/statuses';
import { JOB_TYPES } from '@/shared/config/options';

export type Column = {
  name: string;
  /** What is edited in it. */
  field?: keyof JobDraft;
  options?: readonly string[];
  /** The sorts of the search form that it has, upwards and downwards. */
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

/** The direction in which the rows are sorted by a column, for `aria-sort`. */
export function sortOf({ name, sorts = [name, `-${name}`] }: Column, { sort, order }: ListQuery) {
  const [up, down] = sorts;
  const shown = order === '' ? sort : order;
  if (shown === up) return 'ascending';
  return shown === down ? 'descending' : undefined;
}

/** What a press on the heading of a column asks for. */
export function nextSort(column: Column, query: ListQuery): Partial<ListQuery> {
  const { name, sorts } = column;
  const now = sortOf(column, query);
  // Dates and waits begin with what is looked for first.
  const isDownFirst = name === 'date' || name === 'waiting';
  const isDown = now === undefined ? isDownFirst : now === 'ascending';
  if (sorts) return { sort: sorts[isDown ? 1 : 0], order: '' };
  return { order: isDown ? `-${name}` : name };
}
