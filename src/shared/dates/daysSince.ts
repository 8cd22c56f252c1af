import { toUtc } from './toUtc';
import { DAY_MS } from './utcDays';

/** What Date alone can read is no date elsewhere either. */
const ISO_DATE = /^\d{4}-\d\d-\d\d/;

/**
 * The days from an ISO 8601 date to now, counted by the calendar in UTC and not by the time of day: null for
 * a date that cannot be read or is still to come. Not by moment, which is large.
 */
export function daysSince(iso: string): number | null {
  if (!ISO_DATE.test(iso)) return null;
  const time = Date.parse(toUtc(iso));
  const days = Math.floor(Date.now() / DAY_MS) - Math.floor(time / DAY_MS);
  return days >= 0 ? days : null;
}
