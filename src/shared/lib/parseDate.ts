/** A day with or without a time; the forms of ISO 8601 that JSON comes with. */
const ISO_8601 =
  /^(?<day>\d{4}-\d\d-\d\d)(?<time>T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?<zone>Z|[+-]\d\d:\d\d)?)?$/;

/** The date of an ISO 8601 text, in UTC where it names no zone; null for anything else. */
export function parseDate(iso: string): Date | null {
  const { day, time, zone } = ISO_8601.exec(iso)?.groups ?? {};
  if (day === undefined) return null;
  const midnight = new Date(day);
  const date = new Date(time !== undefined && zone === undefined ? `${iso}Z` : iso);
  if (Number.isNaN(midnight.getTime()) || Number.isNaN(date.getTime())) return null;
  // JavaScript reads a 30th of February as a day of March.
  return midnight.toISOString().startsWith(day) ? date : null;
}

/** The day of an ISO 8601 text in UTC, as '2024-01-01'; empty for anything else. */
export function toDay(iso: string): string {
  return parseDate(iso)?.toISOString().slice(0, 10) ?? '';
}
