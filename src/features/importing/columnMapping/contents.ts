import type { FileRow } from '@/features/importing/files/readCsv';
import { isCompany, isPlace, isPosition } from '@/jobs/phrases/jobWords';
import { cellOf } from './cells';
import type { Columns } from './columns';
import { foldWord } from './foldWord';
import { meaningOf, type WordField } from './meanings';

/** Patterns of cells that are none of our texts. */
export const PATTERNS = {
  date: /^(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|\d{1,2}\.? \p{L}{3,}\.? \d{2,4}|\p{L}{3,9} \d{1,2},? \d{4})/u,
  address: /^(?:https?:|www\.|mailto:|[^\s@]+@[^\s@]+\.\w+$)/i,
  number: /^[^\p{L}&]*\d[^\p{L}&]*(?:€|EUR|USD|CHF|PLN|k)?[^\p{L}&]*$/iu,
  person: /^(?:mr|mrs|ms|herrn?|frau|mme|sra?|dhr|mevr|pani?)\.?(?: |$)/i,
} as const;

const WORK_MODE = /on.?site|hybrid|hibrid|presencial|remot|home.?office/i;

type Kind = 'company' | 'position' | 'jobLocation';

const LOOKS_LIKE: Record<Kind, (cell: string) => boolean> = {
  company: isCompany,
  position: isPosition,
  jobLocation: (cell) =>
    isPlace(cell) && !isCompany(cell) && !isPosition(cell) && !WORK_MODE.test(cell),
};

/**
 * Which of these columns are our fields by what is in them: statuses and types by their words, position,
 * company and location by theirs. Null where nothing decides.
 */
export function guessByContent(rows: readonly FileRow[], columns: readonly number[]): Columns {
  const jobStatus = columns.find((column) => isStatus(rows, column)) ?? null;
  const jobType =
    columns.find((column) => column !== jobStatus && isMostly('jobType', rows, column)) ?? null;
  const found: Columns = {
    position: null,
    company: null,
    jobLocation: null,
    jobType,
    jobStatus,
  };
  for (const kind of ['company', 'position', 'jobLocation'] as const) {
    const taken = Object.values(found);
    const texts = columns.filter((column) => !taken.includes(column) && isText(rows, column));
    found[kind] = bestColumn(kind, rows, texts);
  }
  return found;
}

/** Whether most of the words in that column are known ones of the field. */
export function isMostly(field: WordField, rows: readonly FileRow[], column: number): boolean {
  return shareOf(rows, column, (cell) => meaningOf(field, cell) !== undefined) > 0.5;
}

/** What the cells of a column mostly look like; null for texts. */
export function patternOf(rows: readonly FileRow[], column: number): RegExp | null {
  return (
    Object.values(PATTERNS).find(
      (look) => shareOf(rows, column, (cell) => look.test(cell)) > 0.5,
    ) ?? null
  );
}

/** Whether a column holds anything, and mostly texts. */
export function isText(rows: readonly FileRow[], column: number): boolean {
  return filledCells(rows, column).length > 0 && patternOf(rows, column) === null;
}

/** Whether a text is a date, a number, an address or a person alone. */
export function isNoName(text: string): boolean {
  return Object.values(PATTERNS).some((look) => look.test(text));
}

/** A column of statuses repeats a few short words. */
const MOST_WORDS = 8;
const LONGEST_WORD = 40;

/** Whether a column without a name holds statuses: mostly known ones, or few words and one that decides. */
function isStatus(rows: readonly FileRow[], column: number): boolean {
  const meanings = filledCells(rows, column)
    .filter((cell) => /\p{L}/u.test(cell))
    .map((cell) => (WORK_MODE.test(cell) ? undefined : meaningOf('jobStatus', cell)));
  const known = meanings.filter((meaning) => meaning !== undefined);
  if (known.length * 2 > meanings.length) return true;
  const words = new Set(filledCells(rows, column).map(foldWord));
  return (
    known.some((meaning) => meaning !== 'pending') &&
    known.length * 5 >= meanings.length &&
    words.size <= MOST_WORDS &&
    [...words].every((word) => word.length <= LONGEST_WORD && !isPosition(word))
  );
}

/** The column with most cells of that kind, if they are a quarter at least and no other has as many. */
function bestColumn(
  kind: Kind,
  rows: readonly FileRow[],
  columns: readonly number[],
): number | null {
  const [best, next] = columns
    .map((column) => ({ column, share: shareOf(rows, column, LOOKS_LIKE[kind]) }))
    .toSorted((a, b) => b.share - a.share);
  if (best === undefined || best.share < 0.25 || best.share === next?.share) return null;
  return best.column;
}

/** Enough rows to tell. */
const SAMPLE = 200;

function filledCells(rows: readonly FileRow[], column: number): string[] {
  return rows
    .slice(0, SAMPLE)
    .map((row) => cellOf(row, column))
    .filter((cell) => cell !== '');
}

/** Of the cells that hold something, the share for which it is true; 0 where none does. */
function shareOf(rows: readonly FileRow[], column: number, isTrue: (cell: string) => boolean) {
  const cells = filledCells(rows, column);
  return cells.length === 0 ? 0 : cells.filter(isTrue).length / cells.length;
}
