import moment from 'moment';

// All in UTC, as in the server's months, so that a date is the same day everywhere.

const DAY = 'YYYY-MM-DD';

/** 'Jan 1st, 2024' for an ISO 8601 date, '–' for anything else. */
export function formatDate(iso: string): string {
  return format(iso, 'MMM Do, YYYY') ?? '–';
}

/** The day of an ISO 8601 date, as '2024-01-01'; empty for anything else. */
export function toDay(iso: string): string {
  return format(iso, DAY) ?? '';
}

/** The day of today, as '2024-01-01'. */
export function today(): string {
  return moment.utc().format(DAY);
}

/**
 * The days from an ISO 8601 date to now, counted by the calendar and not by the time of day. Null
 * for a date that cannot be read or is still to come.
 */
export function wholeDaysSince(iso: string): number | null {
  const days = moment.utc().startOf('day').diff(parse(iso).startOf('day'), 'days');
  return days >= 0 ? days : null;
}

function format(iso: string, pattern: string): string | null {
  const date = parse(iso);
  return date.isValid() ? date.format(pattern) : null;
}

function parse(iso: string): moment.Moment {
  return moment.utc(iso, moment.ISO_8601, true);
}
