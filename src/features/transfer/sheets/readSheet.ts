import { isEmpty, someRows, type FileRow } from '@/features/transfer/csv/readCsv';
import type { ReadFile } from '@/features/transfer/csv/readFile';
import { UnreadableFile } from '@/features/transfer/csv/fileKinds';
import { createCellReader } from './cells';
import { unzipSheets } from './unzipSheets';

type Sheet = { name: string; path: string };

/**
 * The rows of one sheet of an .xlsx file, each cell as text: of the sheet of that name, else of the
 * first one. Throws an UnreadableFile when it cannot be read.
 */
export function readSheet(bytes: Uint8Array, wanted?: string): ReadFile {
  const partOf = unzipSheets(bytes);
  const workbook = partOf('xl/workbook.xml');
  const sheets = workbook ? listSheets(workbook, partOf('xl/_rels/workbook.xml.rels')) : [];
  const sheet = sheets.find(({ name }) => name === wanted) ?? sheets[0];
  const content = sheet && partOf(sheet.path);
  if (workbook === undefined || content === undefined) {
    throw new UnreadableFile('There is no sheet of rows in it.');
  }
  const textOf = createCellReader({
    workbook,
    styles: partOf('xl/styles.xml'),
    strings: partOf('xl/sharedStrings.xml'),
  });
  const rows: FileRow[] = [];
  for (const row of content.getElementsByTagNameNS('*', 'row')) {
    const cells: string[] = [];
    for (const cell of row.getElementsByTagNameNS('*', 'c')) {
      const column = columnOf(cell.getAttribute('r')) ?? cells.length;
      while (cells.length < column) cells.push('');
      cells[column] = textOf(cell);
    }
    const number = Number(row.getAttribute('r') ?? (rows.at(-1)?.number ?? 0) + 1);
    if (!isEmpty(cells)) rows.push({ number, cells, broken: null });
  }
  const names = sheets.map(({ name }) => name);
  return {
    rows: someRows(rows),
    form: { kind: 'sheets', sheet: sheet?.name ?? '', sheets: names },
  };
}

/** The sheets that are seen, in their order. */
function listSheets(workbook: Document, relations: Document | undefined): Sheet[] {
  const paths = new Map(
    [...(relations?.getElementsByTagNameNS('*', 'Relationship') ?? [])].map((relation) => [
      relation.getAttribute('Id'),
      relation.getAttribute('Target') ?? '',
    ]),
  );
  return [...workbook.getElementsByTagNameNS('*', 'sheet')]
    .filter((sheet) => !/hidden/i.test(sheet.getAttribute('state') ?? ''))
    .map((sheet) => {
      const id = [...sheet.attributes].find(({ localName }) => localName === 'id')?.value ?? null;
      const target = paths.get(id) ?? '';
      const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
      return { name: sheet.getAttribute('name') ?? '', path };
    });
}

/** A spreadsheet has no more. */
const MOST_COLUMNS = 16_384;

/** The column of a reference such as 'AB12', counted from 0. */
function columnOf(reference: string | null): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (letters === undefined) return undefined;
  const column = Array.from(letters).reduce((sum, one) => sum * 26 + one.charCodeAt(0) - 64, 0) - 1;
  return column < MOST_COLUMNS ? column : undefined;
}
