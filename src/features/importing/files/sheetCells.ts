import { DAY_MS } from '@/shared/dates/utcDays';

type Parts = { workbook: Document; styles: Document | undefined; strings: Document | undefined };

/** Formats that every spreadsheet knows as dates or times, by their numbers in ECMA-376, 18.8.30. */
const DATE_FORMATS = [14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47];
const SHARE_FORMATS = [9, 10];
/** Day 0 of the two calendars of spreadsheets. */
const EPOCH_1900 = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);

/** A function that gives a cell of a sheet as text: dates as 2026-11-24, shares as 80%, errors as nothing. */
export function createCellReader({ workbook, styles, strings }: Parts): (cell: Element) => string {
  const shared = all(strings, 'si').map(textOf);
  const formats = findFormats(styles);
  const epoch = countsFrom1904(workbook) ? EPOCH_1904 : EPOCH_1900;
  return (cell) => {
    const value = all(cell, 'v')[0]?.textContent ?? '';
    const type = cell.getAttribute('t') ?? 'n';
    if (type === 'inlineStr') return textOf(cell);
    if (type === 's') return shared[Number(value)] ?? '';
    if (type === 'e') return '';
    if (type === 'str') return unescapeText(value);
    if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
    if (type !== 'n' || value === '' || Number.isNaN(Number(value))) return value;
    const format = formats[Number(cell.getAttribute('s') ?? 0)];
    if (format === 'date') return dateText(Number(value), epoch);
    const isShare = format === 'share';
    return `${Number((Number(value) * (isShare ? 100 : 1)).toPrecision(15))}${isShare ? '%' : ''}`;
  };
}

/** Whether the days of a workbook are counted from 1904 on, as old programs of the Mac do. */
export function countsFrom1904(workbook: Document): boolean {
  const setting = all(workbook, 'workbookPr')[0]?.getAttribute('date1904') ?? '';
  return ['1', 'true'].includes(setting);
}

/** What each style of cells shows a number as. */
function findFormats(styles: Document | undefined): ('date' | 'share' | 'number')[] {
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
    if (code === undefined ? SHARE_FORMATS.includes(Number(id)) : code.includes('%'))
      return 'share';
    const isDate = code === undefined ? DATE_FORMATS.includes(Number(id)) : /[dmyhs]/i.test(code);
    return isDate ? 'date' : 'number';
  });
}

function dateText(serial: number, epoch: number): string {
  const date = new Date(epoch + Math.round((serial * DAY_MS) / 1000) * 1000);
  if (Number.isNaN(date.getTime())) return String(serial);
  const [day = '', time = ''] = date.toISOString().split('T');
  const minute = time.slice(0, 5);
  if (serial % 1 === 0) return day;
  return serial < 1 ? minute : `${day} ${minute}`;
}

/** All of its pieces, without the readings that stand above characters. */
function textOf(element: Element): string {
  return unescapeText(
    all(element, 't')
      .filter((text) => text.parentElement?.localName !== 'rPh')
      .map((text) => text.textContent)
      .join(''),
  );
}

/** Characters that XML cannot hold are written as '_x000D_'. */
function unescapeText(text: string): string {
  return text.replace(/_x([0-9A-F]{4})_/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

function all(within: Document | Element | undefined, name: string): Element[] {
  return [...(within?.getElementsByTagNameNS('*', name) ?? [])];
}
