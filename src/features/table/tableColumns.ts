import { JOB_FIELDS, type FieldName } from '@/jobs/model/job';
import type { ListQuery } from '@/jobs/model/listQuery';
import { cardAt } from '@/jobs/cards/cardElements';
import { orderOf, sortingBy, type ColumnName } from '@/jobs/model/sorting';

export type Column = {
  name: ColumnName;
  /** What is edited in it. */
  field?: FieldName;
  options?: readonly string[] | undefined;
};

/** The columns of the table, from left to right. */
export const COLUMNS: readonly Column[] = [
  ...JOB_FIELDS.map(({ name, heading, options }) => ({ name: heading, field: name, options })),
  { name: 'date' },
  { name: 'waiting' },
];

/** What is edited of a row as a whole. */
export const FIRST_FIELD = 'position';

/** The cell that is edited. */
export type Edited = {
  id: string;
  field: FieldName;
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
export function sortOf({ name }: Column, query: ListQuery) {
  const order = orderOf(query);
  if (order === name) return 'ascending';
  return order === `-${name}` ? 'descending' : undefined;
}

/** What a press on the heading of a column asks for. */
export function nextSort(column: Column, query: ListQuery): Partial<ListQuery> {
  const { name } = column;
  const now = sortOf(column, query);
  // Dates and waits begin with what is looked for first.
  const isDownFirst = name === 'date' || name === 'waiting';
  const isDown = now === undefined ? isDownFirst : now === 'ascending';
  return sortingBy(isDown ? `-${name}` : name);
}
