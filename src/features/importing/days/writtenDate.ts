import { DAY_MS } from '@/shared/dates/utcDays';
import { monthOf } from './monthNames';
import type { DayForm } from './dayForm';

/** A date as it is written; `minutes` after the beginning of its day in UTC, null without a time. */
export type WrittenDate = { year: number; month: number; day: number; minutes: number | null };

const YEAR_FIRST = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/;
/** A day and a month, or the other way round, with the year or without. */
export const NUMBERS = /^(\d{1,2})([-/.]) ?(\d{1,2})(?:\2 ?(\d{4}|\d{2})?)?(?!\d)/;
const DAY_AND_NAME =
  /^(\d{1,2})(?:\.|st|nd|rd|th|er)?[ -]?(?:de )?(\p{L}+)\.?,?(?:[ -](?:de )?(\d{4}|\d{2}))?(?![\d:])/iu;
const NAME_AND_DAY = /^(\p{L}+)\.?[ -]?(\d{1,2})(?:st|nd|rd|th)?(?:(?:, ?| )(\d{4}))?(?![\d:])/iu;
const WEEKDAY = /^\p{L}+[.,]* (?=[\p{L}\d])/u;
const TIME =
  /^(?:T|,? (?:at |um )?)(\d{1,2})[:.h](\d{2})(?::\d{2}(?:[.,]\d+)?)? ?(?:([ap])\.?m\.?)?(?: ?uhr)? ?(?:Z|UTC|GMT|([+-])(\d{2}):?(\d{2}))?$/i;
const SERIAL = /^\d{5}(?:[.,]\d+)?$/;
/** Day 0 of the two calendars of spreadsheets. */
const DAY_ZERO = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) };

/** The date of a cell; null where it is none. One without a year is the last one of that day. */
export function readDate(cell: string, form: DayForm, now = Date.now()): WrittenDate | null {
  if (SERIAL.test(cell)) return readSerial(Number(cell.replace(',', '.')), form);
  const found = find(cell, form) ?? find(cell.replace(WEEKDAY, ''), form);
  if (found === null) return null;
  const { year, month, day, rest } = found;
  const minutes = rest === '' ? null : readTime(rest);
  if (Number.isNaN(minutes)) return null;
  return { year: yearOf(year, month, day, now), month, day, minutes };
}

function find(cell: string, { order }: DayForm) {
  const rest = (match: string) => cell.slice(match.length);
  const iso = YEAR_FIRST.exec(cell);
  if (iso) {
    const [all, year = '', , month, day] = iso;
    return { year, month: Number(month), day: Number(day), rest: rest(all) };
  }
  const numbers = NUMBERS.exec(cell);
  if (numbers) {
    const [all, first, , second, year = ''] = numbers;
    const pair = [Number(first), Number(second)] as const;
    const isDayFirst = pair[0] > 12 || (order === 'day first' && pair[1] <= 12);
    const [day, month] = isDayFirst ? pair : [pair[1], pair[0]];
    return { year, month, day, rest: rest(all) };
  }
  const named = DAY_AND_NAME.exec(cell);
  if (named) {
    const [all, day, name = '', year = ''] = named;
    const month = monthOf(name);
    if (month !== undefined) return { year, month, day: Number(day), rest: rest(all) };
  }
  const [all = '', name = '', day, year = ''] = NAME_AND_DAY.exec(cell) ?? [];
  const month = monthOf(name);
  return month === undefined ? null : { year, month, day: Number(day), rest: rest(all) };
}

/** Years of two digits are of this century up to the next year. */
function yearOf(written: string, month: number, day: number, now: number): number {
  const thisYear = new Date(now).getUTCFullYear();
  if (written === '') return Date.UTC(thisYear, month - 1, day) > now ? thisYear - 1 : thisYear;
  if (written.length > 2) return Number(written);
  const year = 2000 + Number(written);
  return year > thisYear + 1 ? year - 100 : year;
}

/** Minutes in UTC; NaN where it is no time of day. */
function readTime(text: string): number {
  const match = TIME.exec(text);
  if (match === null) return NaN;
  const [, hour, minute, half = '', sign, zoneHours, zoneMinutes] = match;
  const isAfternoon = half.toLowerCase() === 'p';
  const hours = half === '' ? Number(hour) : (Number(hour) % 12) + (isAfternoon ? 12 : 0);
  if (hours > 23 || Number(minute) > 59) return NaN;
  const zone = sign === undefined ? 0 : Number(zoneHours) * 60 + Number(zoneMinutes);
  return hours * 60 + Number(minute) - (sign === '-' ? -zone : zone);
}

function readSerial(serial: number, { isFrom1904 }: DayForm): WrittenDate {
  const date = new Date(DAY_ZERO[isFrom1904 ? 1904 : 1900] + Math.floor(serial) * DAY_MS);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    minutes: serial % 1 === 0 ? null : Math.round((serial % 1) * 1440),
  };
}
