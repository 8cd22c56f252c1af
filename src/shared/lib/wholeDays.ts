import { parseDate } from './parseDate';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The days from an ISO 8601 date to `now`, counted by the calendar of UTC and not by the time of
 * day. Null for a date that cannot be read or is still to come.
 */
export function wholeDaysSince(iso: string, now = new Date()): number | null {
  const date = parseDate(iso);
  if (date === null) return null;
  const days = Math.floor(now.getTime() / DAY_MS) - Math.floor(date.getTime() / DAY_MS);
  return days < 0 ? null : days;
}
