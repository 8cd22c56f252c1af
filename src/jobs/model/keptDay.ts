/** An instant as it is sent: ISO 8601 in UTC; undefined for what is no date. */
export function isoTime(text: string | undefined): string | undefined {
  const time = new Date(text ?? '');
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}

/**
 * Whether an answer has the time that was sent: to the second, or to its UTC day where that is not today's, as
 * servers keep that store days only. Undefined for an answer without a date.
 */
export function isDayKept(answered: string, sent: string): boolean | undefined {
  const time = isoTime(answered);
  if (time === undefined) return undefined;
  const day = (iso: string) => iso.slice(0, 10);
  const isSameTime = Math.abs(Date.parse(time) - Date.parse(sent)) < 1000;
  const isToday = day(sent) === day(new Date().toISOString());
  return isSameTime || (day(time) === day(sent) && !isToday);
}
