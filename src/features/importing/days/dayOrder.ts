import type { FileRow } from '@/features/importing/files/readCsv';
import { cellOf } from '@/features/importing/columnMapping/cells';
import type { DayOrder } from './dayForm';
import { NUMBERS } from './writtenDate';

/** Finds which number of these dates is the day: null where no date tells, as '3/4/2026' alone does not. */
export function findDayOrder(cells: readonly string[]): DayOrder | null {
  for (const cell of cells) {
    const [, first, separator, second] = NUMBERS.exec(cell) ?? [];
    if (Number(first) > 12 || separator === '.') return 'day first';
    if (Number(second) > 12) return 'month first';
  }
  return cells.some((cell) => NUMBERS.test(cell) && /\d ?[ap]\.?m/i.test(cell))
    ? 'month first'
    : null;
}

/** A date of the column that can be read in two ways, where nothing in the file tells; else null. */
export function findUnsureDate(rows: readonly FileRow[], column: number | null): string | null {
  const dates = rows.map((row) => cellOf(row, column)).filter((cell) => NUMBERS.test(cell));
  return dates[0] !== undefined && orderInFile(rows, column) === null ? dates[0] : null;
}

/** As the column tells, else the other cells of the file, else as the language of the browser has it. */
export function guessDayOrder(rows: readonly FileRow[], column: number | null): DayOrder {
  const isAmerican = /^(?:en|en-US|en-PH|es-US)$/.test(navigator.language);
  return orderInFile(rows, column) ?? (isAmerican ? 'month first' : 'day first');
}

function orderInFile(rows: readonly FileRow[], column: number | null): DayOrder | null {
  const dated = rows.flatMap(({ cells }) => cells.filter((cell) => FULL_DATE.test(cell)));
  return findDayOrder(rows.map((row) => cellOf(row, column))) ?? findDayOrder(dated);
}

/** Not '3/4 days', which tells nothing about dates. */
const FULL_DATE = /^\d{1,2}([-/.])\d{1,2}\1\d{2,4}(?!\d)/;
