import { findChange, type StatusChange } from '@/features/allJobs/status/changingStatus';
import type { Job } from '@/shared/api/contract';
import type { JobStatus } from '@/shared/config/options';
import { STATUS_ORDER } from '@/shared/ui/statusLooks';

type Columns<Column> = Record<JobStatus, Column>;
type ReadColumn = { jobs: Job[]; total: number };
export type Placed = { job: Job; status: string };
export type ShownColumn = { jobs: Job[]; count: number };

const names = new Intl.Collator(undefined, { sensitivity: 'base' });

const ORDERS: Record<string, (one: Job, other: Job) => number> = {
  latest: (one, other) => other.createdAt.localeCompare(one.createdAt),
  oldest: (one, other) => one.createdAt.localeCompare(other.createdAt),
  'a-z': (one, other) => names.compare(one.position, other.position),
  'z-a': (one, other) => names.compare(other.position, one.position),
};

/**
 * What the columns show: each job in the column of its last choice, whether or not that is saved.
 * A column keeps the order of the server; the sort decides where those stand that came by a move.
 * One that leaves for a column nobody sees stays where it is.
 */
export function placeJobs(
  columns: Columns<ReadColumn>,
  changes: StatusChange[],
  sort: string,
  visible: readonly JobStatus[],
): Columns<ShownColumn> {
  const shown = mapColumns((status): ShownColumn => ({ jobs: [], count: columns[status].total }));
  const moved: Placed[] = [];
  for (const readAs of STATUS_ORDER) {
    for (const job of columns[readAs].jobs) {
      const to = findChange(changes, job._id)?.to ?? job.jobStatus;
      // The totals know what is saved already.
      count(shown, job.jobStatus, -1);
      count(shown, to, 1);
      const place = visible.find((status) => status === to) ?? readAs;
      if (place === readAs) shown[readAs].jobs.push(job);
      else moved.push({ job, status: place });
    }
  }
  for (const { job, status } of moved) {
    if (isColumn(status)) insert(shown[status].jobs, job, ORDERS[sort]);
  }
  return shown;
}

/** Something for each column. */
export function mapColumns<Content>(make: (status: JobStatus) => Content): Columns<Content> {
  return Object.fromEntries(
    STATUS_ORDER.map((status) => [status, make(status)]),
  ) as Columns<Content>;
}

export function isColumn(status: string): status is JobStatus {
  return STATUS_ORDER.some((column) => column === status);
}

function count(shown: Columns<ShownColumn>, status: string, by: number) {
  if (isColumn(status)) shown[status].count += by;
}

function insert(jobs: Job[], job: Job, order = ORDERS.latest) {
  const after = jobs.findIndex((other) => order !== undefined && order(job, other) < 0);
  jobs.splice(after === -1 ? jobs.length : after, 0, job);
}
