import { ALL } from '@/shared/config/options';
import type { IconName } from '@/shared/styles/icons';

type Status = {
  icon: IconName;
  /** The title of its count in the statistics. */
  countTitle: string;
  /** What its key does. */
  keyName: string;
  /** Whether an application waits for an answer. */
  isWaiting: boolean;
};

/**
 * Every status, in the order they are reached; its colours are those in the theme that begin with its name.
 * What shows, counts, filters, reads and writes statuses follows this table.
 */
export const STATUSES = {
  pending: {
    icon: 'clock',
    countTitle: 'pending applications',
    keyName: 'set it pending',
    isWaiting: true,
  },
  interview: {
    icon: 'calendar',
    countTitle: 'interviews scheduled',
    keyName: 'set it to interview',
    isWaiting: false,
  },
  declined: {
    icon: 'cross',
    countTitle: 'jobs declined',
    keyName: 'set it declined',
    isWaiting: false,
  },
} as const satisfies Record<string, Status>;

export type JobStatus = keyof typeof STATUSES;
export type StatusCounts = Record<JobStatus, number>;

/** What a new application begins with. */
export const FIRST_STATUS: JobStatus = 'pending';
export const STATUS_ORDER = Object.keys(STATUSES) as JobStatus[];
/** Those that wait for an answer. */
export const WAITING_STATUSES = STATUS_ORDER.filter((status) => STATUSES[status].isWaiting);
/** As they stand in forms and filters, where answers come first. */
export const STATUS_CHOICES: readonly JobStatus[] = [
  ...STATUS_ORDER.filter((status) => !STATUSES[status].isWaiting),
  ...WAITING_STATUSES,
];
export const STATUS_FILTERS = [ALL, ...STATUS_CHOICES] as const;

export const NO_COUNTS = Object.fromEntries(
  STATUS_ORDER.map((status) => [status, 0]),
) as StatusCounts;

/** Whether it is one of ours, letter by letter. */
export function isStatus(text: string): text is JobStatus {
  return Object.hasOwn(STATUSES, text);
}
