import Papa from 'papaparse';
import { unguardFormula } from './formulas';
import { UnreadableFile } from './readText';
import { yieldToPage } from './slices';

/** A row that holds something, with its number in the file as a spreadsheet counts. */
export type FileRow = { number: number; cells: string[]; isBroken: boolean };

/** With a line of headings before the 5,000. */
const MOST_ROWS = 5001;
const SEPARATORS = [',', ';', '\t'];
/** Characters at a time, so that the page is never held for long. */
const CHUNK = 32_768;
const SEPARATOR_LINE = /^"?sep=([^"\r\n])"?(?:\r\n|\r|\n|$)/i;

/**
 * The rows of a CSV text that hold anything. A first line `sep=` names the separator and is dropped;
 * else comma, semicolon or tab is found out. Rejects with an UnreadableFile when there is nothing or
 * too much; works in slices.
 */
export async function readCsv(text: string): Promise<FileRow[]> {
  const unmarked = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const [line = '', separator] = SEPARATOR_LINE.exec(unmarked) ?? [];
  const rows = await parse(unmarked.slice(line.length), separator);
  if (rows.length === 0) throw new UnreadableFile('There are no rows in it.');
  return rows;
}

function parse(text: string, separator: string | undefined): Promise<FileRow[]> {
  return new Promise((resolve, reject) => {
    const rows: FileRow[] = [];
    let read = 0;
    Papa.parse<string[]>(text, {
      ...(separator === undefined ? { delimitersToGuess: SEPARATORS } : { delimiter: separator }),
      chunkSize: CHUNK,
      chunk: ({ data, errors }, parser) => {
        const broken = new Set(
          errors.filter(({ type }) => type === 'Quotes').map((error) => error.row),
        );
        for (const [index, cells] of data.entries()) {
          read += 1;
          if (cells.every((cell) => cell.trim() === '')) continue;
          rows.push({
            number: read,
            cells: cells.map(unguardFormula),
            isBroken: broken.has(index),
          });
        }
        if (rows.length > MOST_ROWS) {
          reject(new UnreadableFile(TOO_MANY));
          parser.abort();
        } else {
          parser.pause();
          void yieldToPage().then(() => parser.resume());
        }
      },
      complete: () => resolve(rows),
    });
  });
}

const TOO_MANY =
  'These are more than 5,000 rows. Please split the file and import its parts one after the other.';
