import Papa from 'papaparse';
import { unguardFormula } from '@/shared/csv/formulas';
import { trimText } from '@/shared/text/trimText';
import { UnreadableFile } from './fileKinds';

/** A row that holds something, with its number in the file as a spreadsheet counts. */
export type FileRow = {
  number: number;
  cells: string[];
  /** Why a stray quotation mark makes the cells unsure. */
  broken: string | null;
};

/** What can stand between the cells of a row, by its name. */
export const SEPARATORS: Record<string, string> = {
  comma: ',',
  semicolon: ';',
  tab: '\t',
  pipe: '|',
};

/** A cell of more lines counts as not closed. */
const MOST_LINES = 300;
/** With a line of headings before the 5,000. */
const MOST_ROWS = 5001;
const SEPARATOR_LINE = /^"?sep=([^"\n])"?(?:\n|$)/i;
/** Titles above the rows. */
const LINES_WITHOUT_SEPARATOR = /^(?:[^,;\t|\n]*\n)+/;

/**
 * The rows of a CSV text that hold anything, split at that separator or at the one that is found. A
 * quotation mark that is not closed in its cell costs its own row alone. Throws an UnreadableFile when
 * there is nothing or too much.
 */
export function readCsv(text: string, wanted?: string): { rows: FileRow[]; separator: string } {
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const [line = '', named] = SEPARATOR_LINE.exec(plain) ?? [];
  const body = plain.slice(line.length);
  const separator = wanted ?? named ?? findSeparator(body);
  const rows: FileRow[] = [];
  let number = 0;
  const take = (cells: string[], broken: string | null) => {
    number += 1;
    if (!isEmpty(cells) && !isRule(cells)) {
      rows.push({ number, cells: cells.map(unguardFormula), broken });
    }
  };
  const lines = body.replace(/\n+$/, '').split('\n');
  let at = 0;
  while (at < lines.length && rows.length <= MOST_ROWS) {
    const start = at;
    const part = lines.slice(start, start + MOST_LINES).join('\n');
    Papa.parse<string[]>(part, {
      delimiter: separator,
      newline: '\n',
      step: ({ data, errors: [error] }, parser) => {
        const height = data.join('').split('\n').length;
        if (error === undefined || (error.code === 'InvalidQuotes' && height === 1)) {
          take(data, null);
          at += height;
          return;
        }
        parser.abort();
        // The cell may go on behind this part.
        if (error.code === 'MissingQuotes' && start < at && start + MOST_LINES < lines.length)
          return;
        const end = start + part.slice(0, error.index).split('\n').length;
        const cells = lines.slice(at, end).join('\n').replaceAll('"', '').split(separator);
        take(cells, 'a quotation mark is not closed in its cell');
        at = end;
      },
    });
    // Nothing but an empty line was left.
    if (at === start) break;
  }
  return { rows: requireRows(rows), separator };
}

/** Returns the rows; throws an UnreadableFile when there are none, or too many. */
export function requireRows(rows: FileRow[]): FileRow[] {
  if (rows.length === 0) throw new UnreadableFile('There are no rows to import.');
  if (rows.length > MOST_ROWS) throw new UnreadableFile(TOO_MANY);
  return rows;
}

/** Whether no cell holds anything. */
export function isEmpty(cells: readonly string[]): boolean {
  return cells.every((cell) => trimText(cell) === '');
}

function findSeparator(body: string): string {
  const delimitersToGuess = Object.values(SEPARATORS);
  const sample = body.replace(LINES_WITHOUT_SEPARATOR, '');
  return Papa.parse(sample, { delimitersToGuess, newline: '\n', preview: 1 }).meta.delimiter;
}

/** The line below the headings of a table in Markdown. */
function isRule(cells: readonly string[]): boolean {
  return cells.every((cell) => /^\s*(?::?-{2,}:?)?\s*$/.test(cell));
}

const TOO_MANY =
  'These are more than 5,000 rows. Please split the file and import its parts one after the other.';
