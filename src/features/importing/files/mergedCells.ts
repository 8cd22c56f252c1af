import { columnOf } from './cellReference';

/** The first column of merged cells, and the last of their rows. */
type Merge = { column: number; lastRow: number };

/**
 * A function that gives each row of a sheet, one after the other, the texts of cells that are merged over it and
 * rows above. Those that are merged within one row, as titles are, count once.
 */
export function createMergeFiller(sheet: Document): (row: number, cells: string[]) => void {
  const merges = readMerges(sheet);
  let begun: (Merge & { text: string })[] = [];
  return (row, cells) => {
    begun = begun.filter(({ lastRow }) => lastRow >= row);
    for (const { column, text } of begun) {
      while (cells.length < column) cells.push('');
      cells[column] = text;
    }
    const begins = merges.get(row) ?? [];
    begun.push(...begins.map((merge) => ({ ...merge, text: cells[merge.column] ?? '' })));
  };
}

/** The merged cells of more than one row, by their first row. */
function readMerges(sheet: Document): Map<number, Merge[]> {
  const merges = new Map<number, Merge[]>();
  for (const merged of sheet.getElementsByTagNameNS('*', 'mergeCell')) {
    const reference = merged.getAttribute('ref');
    const [, first, last] = /^[A-Z]+(\d+):[A-Z]+(\d+)$/.exec(reference ?? '') ?? [];
    const [firstRow, lastRow] = [Number(first), Number(last)];
    const column = columnOf(reference);
    if (column === undefined || !(lastRow > firstRow)) continue;
    merges.set(firstRow, [...(merges.get(firstRow) ?? []), { column, lastRow }]);
  }
  return merges;
}
