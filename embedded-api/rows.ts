import type { Row } from '@libsql/client';
import { monthNumber, toMonthCount } from './months.js';
import { JOB_STATUSES, JOB_TYPES, type Job, type MonthCount, type User } from './repository.js';
import { searchKey, sortKey } from './textKeys.js';

/** The row converted, or undefined where there is none. */
export function optional<T>(row: Row | undefined, convert: (row: Row) => T): T | undefined {
  return row === undefined ? undefined : convert(row);
}

/** A text column; empty when it holds something else. */
export function text(row: Row, column: string): string {
  const value = row[column];
  return typeof value === 'string' ? value : '';
}

/** A date column, stored in milliseconds. */
export function date(row: Row, column: string): Date {
  return new Date(Number(row[column]));
}

/** A row of `users`, without its password hash. */
export function toUser(row: Row): User {
  return {
    id: Number(row.id),
    name: text(row, 'name'),
    email: text(row, 'email'),
    lastName: text(row, 'last_name'),
    location: text(row, 'location'),
  };
}

/** A row of `jobs`. */
export function toJob(row: Row): Job {
  return {
    id: text(row, 'id'),
    position: text(row, 'position'),
    company: text(row, 'company'),
    jobLocation: text(row, 'location'),
    jobType: JOB_TYPES.find((type) => type === row.type) ?? 'full-time',
    jobStatus: JOB_STATUSES.find((status) => status === row.status) ?? 'pending',
    createdAt: date(row, 'created_at'),
    updatedAt: date(row, 'updated_at'),
  };
}

/** A row of `month, count`. */
export function toMonth(row: Row): MonthCount {
  return toMonthCount(Number(row.month), Number(row.count));
}

/** Jobs as the JSON array from which SQL inserts them. */
export function toJson(jobs: readonly Job[]): string {
  return JSON.stringify(
    jobs.map((job) => ({
      id: job.id,
      position: job.position,
      company: job.company,
      location: job.jobLocation,
      type: job.jobType,
      status: job.jobStatus,
      createdAt: job.createdAt.getTime(),
      updatedAt: job.updatedAt.getTime(),
      month: monthNumber(job.createdAt),
      positionKey: searchKey(job.position),
      positionSort: sortKey(job.position),
      companyKey: searchKey(job.company),
    })),
  );
}
