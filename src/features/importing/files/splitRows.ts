/** A row of a text, with the line it begins in, counted from 1, and what it was split from. */
export type SplitRow = {
  cells: string[];
  line: number;
  /** Where a quotation mark went wrong: its line, and how many lines its cell took along. */
  quote: { line: number; extraLines: number } | null;
  source: string;
};

const LINE_END = /\r\n|\r|\n/g;

/**
 * Splits CSV by RFC 4180 with any mix of line ends. Stray quotation marks inside a cell are text; an
 * unclosed cell, or one of several lines with stray marks, is reported in `quote`.
 */
export function* splitRows(text: string, separator: string): Generator<SplitRow> {
  // Escaped by its code, since it may be any character.
  const code = `\\u{${(separator.codePointAt(0) ?? 0).toString(16)}}`;
  const plain = new RegExp(`[^${code}\\r\\n]*`, 'uy');
  const lineEnd = /\r\n|\r|\n/y;
  let at = 0;
  let line = 1;
  while (at < text.length) {
    const start = at;
    const row: SplitRow = { cells: [], line, quote: null, source: '' };
    for (;;) {
      if (text[at] === '"') {
        const cell = readQuoted(text, at, separator);
        const lines = countLineEnds(cell.value);
        if (cell.isOpen || (cell.hasStrayQuote && lines > 0))
          row.quote ??= { line, extraLines: lines };
        line += lines;
        row.cells.push(cell.value);
        at = cell.end;
      } else {
        plain.lastIndex = at;
        const [cell = ''] = plain.exec(text) ?? [];
        row.cells.push(cell);
        at += cell.length;
      }
      if (text[at] !== separator) break;
      at += 1;
    }
    row.source = text.slice(start, at);
    lineEnd.lastIndex = at;
    at += lineEnd.exec(text)?.[0].length ?? 0;
    line += 1;
    yield row;
  }
}

type Quoted = { value: string; end: number; isOpen: boolean; hasStrayQuote: boolean };

/** The cell whose quotation mark is at `start`. */
function readQuoted(text: string, start: number, separator: string): Quoted {
  let hasStrayQuote = false;
  let at = start + 1;
  for (;;) {
    const mark = text.indexOf('"', at);
    if (mark === -1) {
      const value = text.slice(start + 1).replaceAll('""', '"');
      return { value, end: text.length, isOpen: true, hasStrayQuote };
    }
    if (text[mark + 1] === '"') {
      at = mark + 2;
      continue;
    }
    let end = mark + 1;
    while (text[end] === ' ') end += 1;
    const next = text[end];
    if (next === undefined || next === separator || next === '\r' || next === '\n') {
      const value = text.slice(start + 1, mark).replaceAll('""', '"');
      return { value, end, isOpen: false, hasStrayQuote };
    }
    hasStrayQuote = true;
    at = mark + 1;
  }
}

function countLineEnds(text: string): number {
  return text.match(LINE_END)?.length ?? 0;
}
