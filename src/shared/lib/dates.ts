import moment from 'moment';
import { daysSince } from './daysSince';

// Dates are in UTC, as in the server's months, so that a date is the same day everywhere.

const DAY = 'YYYY-MM-DD';
const SPELLED = 'MMM Do, YYYY';

/** 'Jan 1st, 2024' for an ISO 8601 date, '–' for anything else. */
export function formatDate(iso: string): string {
  return describeDate(iso).text;
}

/** The day of an ISO 8601 date, as '2024-01-01'; empty for anything else. */
export function toDay(iso: string): string {
  const date = parse(iso);
  return date.isValid() ? date.format(DAY) : '';
}

/** '2024-01-01' for milliseconds, with the time of day or that alone; null for no date. */
export function toCellText(time: number, shows: 'day' | 'time' | 'both'): string | null {
  const date = moment.utc(time);
  return date.isValid()
    ? date.format({ day: DAY, time: 'HH:mm', both: `${DAY} HH:mm` }[shows])
    : null;
}

/** The user's own day of today, as '2024-01-01': a file or a sheet is of the day on which it was made. */
export function today(): string {
  return moment().format(DAY);
}

/**
 * An ISO 8601 date as `formatDate` has it, and the days from it to now, counted by the calendar and
 * not by the time of day: null for a date that cannot be read or is still to come. Reads it only once.
 */
export function describeDate(iso: string): { text: string; daysSince: number | null } {
  const date = parse(iso);
  if (!date.isValid()) return { text: '–', daysSince: null };
  return { text: date.format(SPELLED), daysSince: daysSince(iso) };
}

function parse(iso: string): moment.Moment {
  return moment.utc(iso, moment.ISO_8601, true);
}
