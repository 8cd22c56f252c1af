import { toCellText } from '@/shared/lib/dates';

type Parts = { workbook: Document; styles: Document | undefined; strings: Document | undefined };

/** Formats that every spreadsheet knows as dates or times, by their numbers in ECMA-376, 18.8.30. */
const DATE_FORMATS = [14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47];
const DAY_MS = 86_400_000;
/** Day 0 of the two calendars of spreadsheets. */
const EPOCH_1900 = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);

/** A function that gives a cell of a sheet as text: dates as 2026-11-24, numbers as they are shown. */
export function createCellReader({ workbook, styles, strings }: Parts): (cell: Element) => string {
  const shared = all(strings, 'si').map(textOf);
  const isDate = findDateStyles(styles);
  const settings = all(workbook, 'workbookPr')[0]?.getAttribute('date1904') ?? '';
  const epoch = ['1', 'true'].includes(settings) ? EPOCH_1904 : EPOCH_1900;
  return (cell) => {
    const value = all(cell, 'v')[0]?.textContent ?? '';
    const type = cell.getAttribute('t') ?? 'n';
    if (type === 'inlineStr') return textOf(cell);
    if (type === 's') return shared[Number(value)] ?? '';
    if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
    if (type !== 'n' || value === '' || Number.isNaN(Number(value))) return value;
    if (isDate[Number(cell.getAttribute('s') ?? 0)]) return dateText(Number(value), epoch);
    return String(Number(Number(value).toPrecision(15)));
  };
}

/** Of each style of cells, whether it shows a number as a date. */
function findDateStyles(styles: Document | undefined): boolean[] {
  const own = new Map(
    all(styles, 'numFmt').map((format) => [
      format.getAttribute('numFmtId'),
      // Without quoted and escaped texts, colours and conditions.
      (format.getAttribute('formatCode') ?? '').replace(/"[^"]*"|\\.|\[[^\]]*\]/g, ''),
    ]),
  );
  return all(all(styles, 'cellXfs')[0], 'xf').map((style) => {
    const id = style.getAttribute('numFmtId');
    const code = own.get(id);
    return code === undefined ? DATE_FORMATS.includes(Number(id)) : /[dmyhs]/i.test(code);
  });
}

function dateText(serial: number, epoch: number): string {
  const time = epoch + Math.round((serial * DAY_MS) / 1000) * 1000;
  const hasDay = serial >= 1 ? 'both' : 'time';
  return toCellText(time, serial % 1 === 0 ? 'day' : hasDay) ?? String(serial);
}

/** All of its pieces, without the readings that stand above characters. */
function textOf(element: Element): string {
  return all(element, 't')
    .filter((text) => text.parentElement?.localName !== 'rPh')
    .map((text) => text.textContent)
    .join('');
}

function all(within: Document | Element | undefined, name: string): Element[] {
  return [...(within?.getElementsByTagNameNS('*', name) ?? [])];
}
