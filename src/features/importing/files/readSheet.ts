import { columnOf } from './cellReference';
import { createMergeFiller } from './mergedCells';
import { isEmpty, requireRows, type FileRow } from './readCsv';
import { UnreadableFile } from './fileKinds';
import { countsFrom1904, createCellReader } from './sheetCells';
import { unzipSheets } from './unzipSheets';

type Sheet = { name: string; path: string };

/**
 * The rows of one sheet of an .xlsx file, each cell as text: of the sheet of that name, else of the
 * first one that has rows. Throws an UnreadableFile when it cannot be read.
 */
export function readSheet(bytes: Uint8Array, wanted?: string) {
  const partOf = unzipSheets(bytes);
  const workbook = partOf('xl/workbook.xml');
  const sheets = workbook ? listSheets(workbook, partOf('xl/_rels/workbook.xml.rels')) : [];
  const contents = sheets.flatMap(({ name, path }) => {
    const content = partOf(path);
    return content?.documentElement.localName === 'worksheet' ? [{ name, content }] : [];
  });
  if (workbook === undefined || contents.length === 0) {
    throw new UnreadableFile('This spreadsheet has no sheet with rows.');
  }
  const textOf = createCellReader({
    workbook,
    styles: partOf('xl/styles.xml'),
    strings: partOf('xl/sharedStrings.xml'),
  });
  const chosen =
    contents.find(({ name }) => name === wanted) ??
    contents.find(({ content }) =>
      readRows(content, textOf).some(({ cells }) => cells.filter(Boolean).length > 1),
    ) ??
    contents[0];
  return {
    isFrom1904: countsFrom1904(workbook),
    rows: requireRows(chosen ? readRows(chosen.content, textOf) : []),
    form: [{ name: 'sheet', options: contents.map(({ name }) => name), value: chosen?.name ?? '' }],
  };
}

function readRows(content: Document, textOf: (cell: Element) => string): FileRow[] {
  const rows: FileRow[] = [];
  const fillMerged = createMergeFiller(content);
  let last = 0;
  for (const row of content.getElementsByTagNameNS('*', 'row')) {
    const cells: string[] = [];
    for (const cell of row.getElementsByTagNameNS('*', 'c')) {
      const column = columnOf(cell.getAttribute('r')) ?? cells.length;
      while (cells.length < column) cells.push('');
      cells[column] = textOf(cell);
    }
    last = Number(row.getAttribute('r') ?? last + 1);
    // What is merged over an empty row makes it no row.
    const isRow = !isEmpty(cells);
    fillMerged(last, cells);
    if (isRow) rows.push({ number: last, cells, broken: null });
  }
  return rows;
}

/** The visible sheets, in their order. */
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
