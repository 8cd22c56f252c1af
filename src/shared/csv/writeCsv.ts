import { guardFormula } from './formulas';

export type Separator = ',' | ';';

/** Tells every program that the file is UTF-8. */
const BOM = '\uFEFF';

/** The separator that spreadsheets expect where numbers are written like here. */
export function localSeparator(): Separator {
  return (1.5).toLocaleString().includes(',') ? ';' : ',';
}

/**
 * The text of a file with these rows, its byte order mark first: every cell quoted, none of them a
 * formula, CRLF at each end.
 */
export function writeCsv(rows: readonly (readonly string[])[], separator: Separator): string {
  return BOM + rows.map((cells) => toLine(cells, separator)).join('');
}

function toLine(cells: readonly string[], separator: Separator): string {
  const quoted = cells.map((cell) => `"${guardFormula(cell).replaceAll('"', '""')}"`);
  return `${quoted.join(separator)}\r\n`;
}
