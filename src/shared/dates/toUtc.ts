/** ISO 8601 with a time of day, in a zone other than UTC or without one. */
const LOCAL_TIME =
  /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(?:([+-]\d\d)(?::?(\d\d))?)?$/;

/**
 * An ISO 8601 time in UTC, which a time without a zone is taken for; Date would take it for the browser's own.
 * Any other text, and a day that its month does not have, as it is.
 */
export function toUtc(text: string): string {
  const [, day, time, hours, minutes = '00'] = LOCAL_TIME.exec(text) ?? [];
  if (day === undefined || !isDay(day)) return text;
  const zone = hours === undefined ? 'Z' : `${hours}:${minutes}`;
  const date = new Date(`${day}T${time}${zone}`);
  return Number.isNaN(date.getTime()) ? text : date.toISOString();
}

/** Date makes the 2nd of March of the 30th of February. */
function isDay(day: string): boolean {
  const date = new Date(day);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
