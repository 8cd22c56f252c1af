import type { FileRow } from '@/features/importing/files/readCsv';
import { sampleOf } from '@/features/importing/columnMapping/cells';
import { foldWord } from '@/features/importing/columnMapping/foldWord';
import { readDate } from './writtenDate';

/** Words in headings of the day of an application, folded; of several columns the earlier word counts. */
const DAY_WORDS = [
  /\bapplied\b|\bappli(?:cation|ed)? date\b|\bdate of application\b/,
  /\bsent\b|\b(?:ge|ver|abge)(?:sendet|schickt)\b|\benvoye|\benviad|\binviat|\bverstuurd\b|\bwyslan/,
  /\bsubmitted\b|\beingereicht\b/,
  /\bbeworben\b|\bbewerbung|\bcandidatur|\bsolicitud\b|\bsollicitatie|\baplikac/,
  /\bdate added\b|\badded\b|\bcreated\b|\bhinzugefugt\b|\berstellt\b/,
  /^(?:date|datum|fecha|data|day|tag|when|wann)$/,
];

/** The column that holds the days on which was applied; null without one. */
export function guessDayColumn(
  headings: readonly string[],
  rows: readonly FileRow[],
): number | null {
  const names = headings.map(foldWord);
  const columns = DAY_WORDS.flatMap((words) =>
    [...names.keys()].filter((column) => words.test(names[column] ?? '')),
  );
  return columns.find((column) => holdsDates(rows, column)) ?? null;
}

/** Whether most of its cells are dates. */
function holdsDates(rows: readonly FileRow[], column: number): boolean {
  const cells = sampleOf(rows, column);
  const form = { order: 'day first', isFrom1904: false } as const;
  const dates = cells.filter((cell) => readDate(cell, form) !== null);
  return dates.length * 2 > cells.length;
}
