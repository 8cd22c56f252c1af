import type { FileRow } from '@/features/importing/files/readCsv';
import { toLine } from '@/shared/text/toLine';

/** A text with its address, as Notion and Markdown write it. */
const LINK = /^\[(.+)\]\(https?:[^()\s]*\)$|^(.+) \(https?:[^()\s]*\)$/;

/** The cell of that row as one line, without the blanks around it; empty where there is none. */
export function cellOf(row: FileRow, column: number | null): string {
  return column === null ? '' : toLine(row.cells[column] ?? '').replace(LINK, '$1$2');
}

/** Patterns of cells that are none of our texts. */
export const PATTERNS = {
  date: /^(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|\d{1,2}\.? \p{L}{3,}\.? \d{2,4}|\p{L}{3,9} \d{1,2},? \d{4})/u,
  address: /^(?:https?:|www\.|mailto:|[^\s@]+@[^\s@]+\.\w+$)/i,
  number: /^[^\p{L}&]*\d[^\p{L}&]*(?:€|EUR|USD|CHF|PLN|k)?[^\p{L}&]*$/iu,
  person: /^(?:mr|mrs|ms|herrn?|frau|mme|sra?|dhr|mevr|pani?)\.?$/i,
} as const;

/** Enough rows to tell. */
const SAMPLE = 200;

/** The cells of a column that hold anything, of the first rows. */
export function sampleOf(rows: readonly FileRow[], column: number): string[] {
  return rows
    .slice(0, SAMPLE)
    .map((row) => cellOf(row, column))
    .filter((cell) => cell !== '');
}

/** What the cells of a column mostly look like; null for texts, undefined where there are none. */
export function patternOf(rows: readonly FileRow[], column: number): RegExp | null | undefined {
  const cells = sampleOf(rows, column);
  if (cells.length === 0) return undefined;
  const isMostly = (look: RegExp) =>
    cells.filter((cell) => look.test(cell)).length * 2 > cells.length;
  return Object.values(PATTERNS).find(isMostly) ?? null;
}
