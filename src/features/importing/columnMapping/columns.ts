import type { FileRow } from '@/features/importing/files/readCsv';
import { FIELD_NAMES, type FieldName } from '@/jobs/model/job';
import { trimText } from '@/shared/text/trimText';
import { patternOf, PATTERNS } from './cells';
import { foldWord } from './foldWord';
import { EMPLOYER_BESIDE_PLACE, HEADING_WORDS, OTHER_HEADINGS } from './headingWords';

/** The column of the file that holds each field, counted from 0; null when none does. */
export type Columns = Record<FieldName, number | null>;

export const NO_COLUMNS = Object.fromEntries(FIELD_NAMES.map((name) => [name, null])) as Columns;

/** The columns of our fields by these headings, as far as the rows below can be theirs. */
export function guessColumns(headings: readonly string[], rows: readonly FileRow[]): Columns {
  const names = headings.map(foldWord);
  const columns = { ...NO_COLUMNS };
  /** Each column is taken once. */
  const takeNamed = (matches: Matches, isAllowed: typeof canBe) => {
    for (const field of FIELD_NAMES) {
      const taken = Object.values(columns);
      columns[field] ??=
        HEADING_WORDS[field]
          .map((alias) =>
            names.findIndex(
              (name, index) =>
                !taken.includes(index) &&
                matches(name, alias, field) &&
                isAllowed(field, rows, index),
            ),
          )
          .find((column) => column !== -1) ?? null;
    }
  };
  takeNamed(isAlias, canBe);
  takeNamed(holdsAlias, canBe);
  if (columns.company === null && columns.jobLocation !== null)
    columns.company = findEmployer(names, columns, rows);
  // Even one of numbers, if no other column is likelier.
  takeNamed(isAlias, (field) => field === 'position' || field === 'company');
  return columns;
}

function findEmployer(names: readonly string[], columns: Columns, rows: readonly FileRow[]) {
  const taken = Object.values(columns);
  const column = names.findIndex(
    (name, index) =>
      EMPLOYER_BESIDE_PLACE.has(name) && !taken.includes(index) && canBe('company', rows, index),
  );
  return column === -1 ? null : column;
}

type Matches = (name: string, alias: string, field: FieldName) => boolean;

/** How many of our fields the cells of a row are the names of; one that only holds a name counts half. */
export function countNamed(cells: readonly string[]): number {
  const names = cells.map(foldWord);
  const counts = FIELD_NAMES.map((field): number => {
    const has = (matches: Matches) =>
      HEADING_WORDS[field].some((alias) => names.some((name) => matches(name, alias, field)));
    if (has(isAlias)) return 1;
    return has(holdsAlias) ? 0.5 : 0;
  });
  return counts.reduce((sum, count) => sum + count, 0);
}

function isAlias(name: string, alias: string): boolean {
  return name === alias.replace('$', '');
}

function holdsAlias(name: string, alias: string, field: FieldName): boolean {
  return ` ${name} `.includes(` ${alias} `) && !isOther(name, field);
}

function isOther(name: string, field: FieldName | null): boolean {
  return name
    .split(' ')
    .some((word) => OTHER_HEADINGS.has(word) || (word === 'type' && field !== 'jobType'));
}

/** Positions and companies are texts; statuses are no dates, nor the states of a country. */
function canBe(field: FieldName, rows: readonly FileRow[], column: number): boolean {
  if (rows.length === 0) return true;
  const pattern = patternOf(rows, column);
  if (field === 'position' || field === 'company') return pattern === null;
  if (field !== 'jobStatus') return true;
  const cells = rows.map(({ cells: all }) => trimText(all[column] ?? '')).filter(Boolean);
  const isRegion = cells.length > 0 && cells.every((cell) => /^[A-Z]{2}$/.test(cell));
  return !isRegion && pattern !== PATTERNS.date;
}
