import type { DayForm } from './dayForm';
import { readDate, type WrittenDate } from './writtenDate';

/** The time of a cell as ISO 8601 in UTC; null where the server has to date it, with what is to be told. */
export type DayReading = { createdAt: string | null; problem: string };

const EARLIEST = '1990-01-01';
/** So far is 12:00 of a day that has begun somewhere on earth. */
const AHEAD_MS = 26 * 3_600_000;

/** Reads a day as people write it; one without a time is of 12:00 UTC. */
export function readDay(cell: string, form: DayForm, now = Date.now()): DayReading {
  if (cell === '') return { createdAt: null, problem: '' };
  const date = readDate(cell, form, now);
  const time = date === null ? NaN : timeOf(date);
  if (Number.isNaN(time)) return leftOut(cell, 'is no day that can be read');
  const createdAt = new Date(time).toISOString();
  if (createdAt < EARLIEST) return leftOut(cell, 'is before 1990');
  if (time > now + AHEAD_MS) return leftOut(cell, 'is in the future');
  // The server dates what is of today.
  return { createdAt: time > now ? null : createdAt, problem: '' };
}

function leftOut(cell: string, why: string): DayReading {
  return { createdAt: null, problem: `'${cell}' ${why}: the server dates the row` };
}

/** NaN for a day that no calendar has. */
function timeOf({ year, month, day, minutes }: WrittenDate): number {
  const start = new Date(Date.UTC(year, month - 1, day));
  if (start.getUTCMonth() !== month - 1 || start.getUTCDate() !== day) return NaN;
  return start.getTime() + (minutes ?? 12 * 60) * 60_000;
}
