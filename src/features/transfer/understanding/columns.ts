import { FIELDS } from '@/features/transfer/csv/jobColumns';
import type { FileRow } from '@/features/transfer/csv/readCsv';
import type { JobDraft } from '@/shared/api/contract';
import { guessByContent, isMostly } from './contents';
import { foldWord } from './foldWord';
import { HEADING_WORDS, OTHER_HEADINGS } from './headingWords';

export type Field = keyof JobDraft;

/** Which column of the file holds each field, counted from 0; null when none does, or nothing tells. */
export type Columns = Record<Field, number | null>;

export const NO_COLUMNS: Columns = {
  position: null,
  company: null,
  jobLocation: null,
  jobType: null,
  jobStatus: null,
};

/** The columns of our fields by these headings and, where they say nothing, by the rows below. */
export function guessColumns(headings: readonly string[], rows: readonly FileRow[]): Columns {
  const named = guessByHeadings(headings);
  if (Object.values(named).every((column) => column === null)) return guessByContent(rows);
  for (const field of ['jobStatus', 'jobType'] as const) {
    const column = named[field];
    if (column !== null && isMostly(field, rows, column)) continue;
    const taken = Object.values(named);
    const other = headings.findIndex(
      (_, index) => !taken.includes(index) && isMostly(field, rows, index),
    );
    if (other !== -1) named[field] = other;
  }
  return named;
}

/** How many of our fields the cells of a row are the names of. */
export function countNamed(cells: readonly string[]): number {
  const names = cells.map(foldWord);
  return FIELDS.filter(({ field }) => names.some((name) => HEADING_WORDS[field].includes(name)))
    .length;
}

/** Each column is taken once; names as a whole come before names that hold one of ours. */
function guessByHeadings(headings: readonly string[]): Columns {
  const names = headings.map(foldWord);
  const isAlias = (name: string, alias: string) => name === alias;
  const holdsAlias = (name: string, alias: string) =>
    ` ${name} `.includes(` ${alias} `) && !name.split(' ').some((word) => OTHER_HEADINGS.has(word));
  const columns = { ...NO_COLUMNS };
  for (const matches of [isAlias, holdsAlias]) {
    for (const { field } of FIELDS) {
      const taken = Object.values(columns);
      columns[field] ??=
        HEADING_WORDS[field]
          .map((alias) =>
            names.findIndex((name, index) => !taken.includes(index) && matches(name, alias)),
          )
          .find((column) => column !== -1) ?? null;
    }
  }
  return columns;
}
