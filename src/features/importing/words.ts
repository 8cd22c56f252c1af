import { cellOf } from '@/features/importing/columnMapping/cells';
import { wordKey } from '@/features/importing/columnMapping/foldWord';
import { meaningOf, type WordField } from '@/features/importing/columnMapping/meanings';
import type { FileRow } from '@/features/importing/files/readCsv';

/** A word of a column, in how many rows it stands, and whether its meaning is known. */
export type Word = { word: string; count: number; isKnown: boolean };

/** The distinct values of a column, unknown ones first; empty cells are one of them. */
export function wordsOf(
  field: WordField,
  dataRows: readonly FileRow[],
  column: number | null,
): Word[] {
  if (column === null) return [];
  const words = new Map<string, Word>();
  for (const row of dataRows) {
    const word = cellOf(row, column);
    const key = wordKey(word);
    const known = words.get(key) ?? {
      word,
      count: 0,
      isKnown: meaningOf(field, word) !== undefined,
    };
    words.set(key, { ...known, count: known.count + 1 });
  }
  return [...words.values()].toSorted(
    (a, b) => Number(a.isKnown) - Number(b.isKnown) || b.count - a.count,
  );
}
