import { daysWaiting } from './daysWaiting';
import { JOB_FIELDS, type FieldName, type Heading, type Job } from './job';

/** What stands in a column of the table. */
export type ColumnName = Heading | 'date' | 'waiting';
/** A column by which applications are sorted, with '-' before it downwards. */
export type Order = ColumnName | `-${ColumnName}`;

/** How a server sorts, by the names of the search form, and the column of the table that has the same order. */
export const SORTS = {
  latest: '-date',
  oldest: 'date',
  'a-z': 'position',
  'z-a': '-position',
} as const satisfies Record<string, Order>;

export type Sort = keyof typeof SORTS;
export const SORT_NAMES = Object.keys(SORTS) as Sort[];

const COLUMN_NAMES: readonly ColumnName[] = [
  ...JOB_FIELDS.map(({ heading }) => heading),
  'date',
  'waiting',
];
/** The orders of columns that no server sorts by. */
export const OWN_ORDERS = COLUMN_NAMES.flatMap((name): Order[] => [name, `-${name}`]).filter(
  (order) => sortWith(order) === undefined,
);

type Sorting = { sort: Sort; order: Order | '' };

/** The order that a query asks for. */
export function orderOf({ sort, order }: Sorting): Order {
  return order === '' ? SORTS[sort] : order;
}

/** What of a query asks for an order: a sort of the server where there is one. */
export function sortingBy(order: Order): Partial<Sorting> {
  const sort = sortWith(order);
  return sort === undefined ? { order } : { sort, order: '' };
}

function sortWith(order: Order): Sort | undefined {
  return SORT_NAMES.find((sort) => SORTS[sort] === order);
}

/** Negative where the first application stands above the other one. */
type Compare = (one: Job, other: Job) => number;

/** The order of the applications that a query asks for. */
export function comparisonOf(sorting: Sorting): Compare {
  const order = orderOf(sorting);
  const compare = compareBy(order.replace(/^-/, ''));
  return order.startsWith('-') ? (one, other) => -compare(one, other) : compare;
}

/** The latest application first. */
export const newestFirst: Compare = comparisonOf({ sort: 'latest', order: '' });

function compareBy(column: string): Compare {
  const field = JOB_FIELDS.find(({ heading }) => heading === column)?.name;
  if (field !== undefined) return byField(field);
  return column === 'waiting' ? byWait : byDate;
}

/** Made on use, since a collator loads locale data. */
function byField(field: FieldName): Compare {
  const texts = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });
  return (one, other) => texts.compare(one[field], other[field]);
}

function byDate(one: Job, other: Job): number {
  return Number(one.createdAt > other.createdAt) - Number(one.createdAt < other.createdAt);
}

function byWait(one: Job, other: Job): number {
  return (daysWaiting(one) ?? -1) - (daysWaiting(other) ?? -1);
}
