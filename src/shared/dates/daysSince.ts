const DAY_MS = 86_400_000;
/** What Date alone can read is no date elsewhere either. */
const ISO_DATE = /^\d{4}-\d\d-\d\d/;
/** A time of day without a zone, which Date would take for the browser's own. */
const NO_ZONE = /T[\d:.]+$/;

/**
 * The days from an ISO 8601 date to now, counted by the calendar in UTC and not by the time of day: null for
 * a date that cannot be read or is still to come. Not by moment, which is large.
 */
export function daysSince(iso: string): number | null {
  if (!ISO_DATE.test(iso)) return null;
  const time = Date.parse(NO_ZONE.test(iso) ? `${iso}Z` : iso);
  const days = Math.floor(Date.now() / DAY_MS) - Math.floor(time / DAY_MS);
  return days >= 0 ? days : null;
}
