import { DAY_MS, utcToday } from '@/shared/dates/utcDays';

/**
 * What the server makes of the time that is sent with a new application: not known before the first answer. A
 * server that has refused it is not asked again in this visit.
 */
export type KeptDays = 'unknown' | 'kept' | 'ignored' | 'refused';

/** Whether the days that are sent are lost. */
export function losesDays(days: KeptDays): days is 'ignored' | 'refused' {
  return days === 'ignored' || days === 'refused';
}

/** An instant as it is sent: ISO 8601 in UTC; undefined for what is no date. */
export function isoTime(text: string | undefined): string | undefined {
  const time = new Date(text ?? '');
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}

const MOST_YEARS = 30;

/**
 * Whether a server that keeps days takes this time, so that a refusal tells something of the server: of the last 30
 * years, and so long ago that no difference of the clocks makes it one to come.
 */
export function isPlainPast(sent: string): boolean {
  const earliest = new Date();
  earliest.setUTCFullYear(earliest.getUTCFullYear() - MOST_YEARS);
  const time = Date.parse(sent);
  return time > earliest.getTime() + DAY_MS && time < Date.now() - DAY_MS;
}

/** The UTC day of an instant; undefined for what is no date. */
export function utcDay(text: string | undefined): string | undefined {
  return isoTime(text)?.slice(0, 10);
}

/** Whether an answer has another UTC day than the one that was sent; not where one of them is not known. */
export function isDayLost(answered: string | undefined, sent: string | undefined): boolean {
  const [made, asked] = [utcDay(answered), utcDay(sent)];
  return made !== undefined && asked !== undefined && made !== asked;
}

/**
 * Whether an answer has the time that was sent: to the second, or to its UTC day where that is not today's, as
 * servers keep that store days only. Undefined for an answer without a date.
 */
export function isDayKept(answered: string, sent: string): boolean | undefined {
  const day = utcDay(answered);
  if (day === undefined) return undefined;
  const isSameTime = Math.abs(Date.parse(answered) - Date.parse(sent)) < 1000;
  const isToday = utcDay(sent) === utcToday();
  return isSameTime || (day === utcDay(sent) && !isToday);
}
