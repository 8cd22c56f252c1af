import { FiCalendar, FiClock, FiHelpCircle, FiXCircle } from 'react-icons/fi';
import type { JobStatus } from '@/shared/config/options';
import { theme } from '@/shared/styles/theme';

/** Every status with its icon, its colours and the title of its count. */
export const STATUS_LOOKS = {
  pending: { Icon: FiClock, colors: theme.status.pending, countTitle: 'pending applications' },
  interview: {
    Icon: FiCalendar,
    colors: theme.status.interview,
    countTitle: 'interviews scheduled',
  },
  declined: { Icon: FiXCircle, colors: theme.status.declined, countTitle: 'jobs declined' },
} as const satisfies Record<JobStatus, object>;

/** All statuses, in the order they are reached. */
export const STATUS_ORDER = Object.keys(STATUS_LOOKS) as JobStatus[];

const UNKNOWN_LOOK = { Icon: FiHelpCircle, colors: theme.status.unknown };

/** Icon and colours of a status; neutral ones where it is none of ours. */
export function lookOf(status: string) {
  return Object.hasOwn(STATUS_LOOKS, status) ? STATUS_LOOKS[status as JobStatus] : UNKNOWN_LOOK;
}
