import moment from 'moment';
import { orDash } from '@/shared/text/orDash';

// Dates are in UTC, as in the server's months, so that a date is the same day everywhere.

const DAY = 'YYYY-MM-DD';

/** 'Jan 1st, 2024' for an ISO 8601 date, '–' for anything else. */
export function formatDate(iso: string): string {
  const date = parse(iso);
  return orDash(date.isValid() ? date.format('MMM Do, YYYY') : '');
}

/** The day of an ISO 8601 date, as '2024-01-01'; empty for anything else. */
export function toDay(iso: string): string {
  const date = parse(iso);
  return date.isValid() ? date.format(DAY) : '';
}

/** The user's own day of today, as '2024-01-01': a file or a sheet is of the day on which it was made. */
export function today(): string {
  return moment().format(DAY);
}

function parse(iso: string): moment.Moment {
  return moment.utc(iso, moment.ISO_8601, true);
}
