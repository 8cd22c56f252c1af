import { forEachInSlices } from '@/shared/lib/slices';
import { guardFormula } from './formulas';

export type Separator = ',' | ';';

/** Tells every program that the file is UTF-8. */
const BOM = '\uFEFF';

/** The separator that spreadsheets expect where numbers are written like here. */
export function localSeparator(): Separator {
  return (1.5).toLocaleString().includes(',') ? ';' : ',';
}

/**
 * The lines of a file with these rows, its byte order mark first: every cell quoted, none of them a
 * formula, CRLF at each end. Works in slices; rejects when the signal aborts.
 */
export async function writeCsv(
  rows: readonly (readonly string[])[],
  separator: Separator,
  signal?: AbortSignal,
): Promise<string[]> {
  const parts = [BOM];
  await forEachInSlices(rows, (cells) => parts.push(toLine(cells, separator)), signal);
  return parts;
}

function toLine(cells: readonly string[], separator: Separator): string {
  const quoted = cells.map((cell) => `"${guardFormula(cell).replaceAll('"', '""')}"`);
  return `${quoted.join(separator)}\r\n`;
}
