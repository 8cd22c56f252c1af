import type { JobStatus } from '@/shared/config/options';
import { theme } from '@/shared/styles/theme';

/** Every status with its icon, its colours and the title of its count. */
export const STATUS_LOOKS = {
  pending: { icon: 'clock', colors: theme.status.pending, countTitle: 'pending applications' },
  interview: {
    icon: 'calendar',
    colors: theme.status.interview,
    countTitle: 'interviews scheduled',
  },
  declined: { icon: 'cross', colors: theme.status.declined, countTitle: 'jobs declined' },
} as const satisfies Record<JobStatus, object>;

/** All statuses, in the order they are reached. */
export const STATUS_ORDER = Object.keys(STATUS_LOOKS) as JobStatus[];

/** The look of any other status. */
export const UNKNOWN_LOOK = { icon: 'question', colors: theme.status.unknown } as const;

/** Icon and colours of a status; neutral ones where it is none of ours. */
export function lookOf(status: string) {
  return Object.hasOwn(STATUS_LOOKS, status) ? STATUS_LOOKS[status as JobStatus] : UNKNOWN_LOOK;
}
