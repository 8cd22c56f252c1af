import type { MonthCount } from './repository.js';

/** The UTC month of a date as a number that grows by one with each month. */
export function monthNumber(date: Date): number {
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** How many fell into the month of that number; `month` counts from 0. */
export function toMonthCount(number: number, count: number): MonthCount {
  return { year: Math.floor(number / 12), month: number % 12, count };
}
