import { paths } from '@/shared/config/paths';

/** A list under a name; the address is a query string as `writeListAddress` writes it. */
export type NamedView = { name: string; address: string };

const WAITING = '?status=pending&sort=oldest';
const INTERVIEWS = '?status=interview';

/** Built-in views; they keep the current list or board. */
export const PRESETS: readonly NamedView[] = [
  { name: 'all', address: '' },
  { name: 'waiting longest', address: WAITING },
  { name: 'interviews', address: INTERVIEWS },
];

/** Where a statistic about one status leads. */
export const STATUS_LINKS = {
  pending: paths.allJobs + WAITING,
  interview: paths.allJobs + INTERVIEWS,
  declined: `${paths.allJobs}?status=declined`,
};
