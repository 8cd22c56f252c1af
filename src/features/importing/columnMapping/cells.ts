import type { FileRow } from '@/features/importing/files/readCsv';
import { toLine } from '@/shared/lib/toLine';

/** A text with its address, as Notion and Markdown write it. */
const LINK = /^\[(.+)\]\(https?:[^()\s]*\)$|^(.+) \(https?:[^()\s]*\)$/;

/** The cell of that row as one line, without the blanks around it; empty where there is none. */
export function cellOf(row: FileRow, column: number | null): string {
  return column === null ? '' : toLine(row.cells[column] ?? '').replace(LINK, '$1$2');
}
