import type { FileRow } from '@/features/transfer/csv/readCsv';

/** What no server takes in a line of text: control characters, line breaks and halves of characters. */
const NOT_OF_A_LINE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]+/gu;

/** A text with its address, as Notion and Markdown write it. */
const LINK = /^\[(.+)\]\(https?:[^()\s]*\)$|^(.+) \(https?:[^()\s]*\)$/;

/** The cell of that row as one line, without the blanks around it; empty where there is none. */
export function cellOf(row: FileRow, column: number | null): string {
  return column === null ? '' : toLine(row.cells[column] ?? '').replace(LINK, '$1$2');
}

/** A text as one line: what breaks it becomes a blank. */
export function toLine(text: string): string {
  return text.replace(NOT_OF_A_LINE, ' ').trim();
}
