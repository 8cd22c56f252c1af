import type { Sort } from '@/jobs/model/sorting';
import type { JobStatus } from '@/jobs/model/statuses';
import { paths } from '@/shared/config/paths';

/** A list under a name; the address is a query string as `writeListAddress` writes it. */
export type NamedView = { name: string; address: string };

/** Days after which a wait may be asked for. */
export const WAITS = ['14', '30', '60'] as const;

// The compiler knows the statuses and the sort of these addresses.

const WAITING = '?status=pending&sort=oldest' satisfies `?status=${JobStatus}&sort=${Sort}`;

/** The list of pending applications, the oldest first. */
export const WAITING_PATH = paths.allJobs + WAITING;

/** Built-in views; they keep the current list or board. */
export const PRESETS: readonly NamedView[] = [
  { name: 'all', address: '' },
  { name: 'waiting longest', address: WAITING },
  { name: 'waiting over 30 days', address: '?waiting=30' },
  { name: 'interviews', address: '?status=interview' satisfies `?status=${JobStatus}` },
];
