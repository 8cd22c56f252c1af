import { daysWaiting } from './daysWaiting';
import type { Job, JobDraft } from './job';
import type { ListQuery } from './listQuery';

/** Negative where the first application stands above the other one. */
type Compare = (one: Job, other: Job) => number;

const byDate: Compare = (one, other) =>
  Number(one.createdAt > other.createdAt) - Number(one.createdAt < other.createdAt);
const byWait: Compare = (one, other) => (daysWaiting(one) ?? -1) - (daysWaiting(other) ?? -1);

function byField(field: keyof JobDraft): Compare {
  const texts = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });
  return (one, other) => texts.compare(one[field], other[field]);
}

const reversed =
  (compare: Compare): Compare =>
  (one, other) =>
    -compare(one, other);

/** By what applications can be sorted; made on use, since a collator loads locale data. */
const COMPARISONS = {
  latest: () => reversed(byDate),
  oldest: () => byDate,
  'a-z': () => byField('position'),
  'z-a': () => reversed(byField('position')),
  company: () => byField('company'),
  location: () => byField('jobLocation'),
  type: () => byField('jobType'),
  status: () => byField('jobStatus'),
  waiting: () => byWait,
} satisfies Record<string, () => Compare>;

type Order = keyof typeof COMPARISONS;

/** The order of the applications that a query asks for. */
export function comparisonOf({ sort, order }: Pick<ListQuery, 'sort' | 'order'>): Compare {
  const name = order.replace(/^-/, '') || sort;
  const compare = COMPARISONS[Object.hasOwn(COMPARISONS, name) ? (name as Order) : 'latest']();
  return order.startsWith('-') ? reversed(compare) : compare;
}
