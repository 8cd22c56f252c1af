import { today } from '@/shared/dates/dates';
import { guardFormula } from './formulas';
import { usualSeparator, type Separator } from './separator';

type Rows = readonly (readonly string[])[];

/** Tells every program that the file is UTF-8. */
const BOM = '\uFEFF';

/**
 * Lets the browser save the rows as a file of that name and of today, with the usual separator. Returns its
 * whole name.
 */
export function saveCsv(name: string, rows: Rows): string {
  const link = document.createElement('a');
  link.download = `${name}-${today()}.csv`;
  const file = new Blob([writeCsv(rows, usualSeparator())], { type: 'text/csv;charset=utf-8' });
  link.href = URL.createObjectURL(file);
  link.click();
  // Not at once: some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return link.download;
}

/**
 * The text of a file with these rows, its byte order mark first: every cell quoted, none of them a
 * formula, CRLF at each end.
 */
export function writeCsv(rows: Rows, separator: Separator): string {
  const lines = rows.map((cells) => {
    const quoted = cells.map((cell) => `"${guardFormula(cell).replaceAll('"', '""')}"`);
    return `${quoted.join(separator)}\r\n`;
  });
  return BOM + lines.join('');
}
