import { FIELDS } from '@/features/transfer/csv/jobColumns';
import type { FileRow } from '@/features/transfer/csv/readCsv';
import type { JobDraft } from '@/shared/api/contract';
import { meaningOf, simplifyWord, type WordField } from './words';

export type Field = keyof JobDraft;

/** Which column of the file holds each field, counted from 0; null when none does. */
export type Columns = Record<Field, number | null>;

const NO_COLUMNS: Columns = {
  position: null,
  company: null,
  jobLocation: null,
  jobType: null,
  jobStatus: null,
};

/** What people call our fields, the surest names first. */
const ALIASES: Record<Field, string[]> = {
  position: [
    ...[
      'position',
      'job title',
      'jobtitle',
      'title',
      'role',
      'job',
      'stelle',
      'stellenbezeichnung',
    ],
    ...['stellentitel', 'jobtitel', 'titel', 'berufsbezeichnung', 'beruf', 'rolle', 'name'],
  ],
  company: [
    ...['company', 'company name', 'employer', 'organization', 'organisation', 'business'],
    ...['firma', 'firmenname', 'unternehmen', 'arbeitgeber', 'betrieb'],
  ],
  jobLocation: [
    ...['location', 'job location', 'city', 'place', 'office', 'where', 'ort', 'standort'],
    ...['arbeitsort', 'stadt', 'einsatzort'],
  ],
  jobType: [
    ...['type', 'job type', 'employment type', 'employment', 'contract type', 'contract'],
    ...['work type', 'art', 'beschäftigungsart', 'anstellungsart', 'beschäftigung', 'anstellung'],
    ...['vertragsart', 'arbeitszeit', 'arbeitsmodell'],
  ],
  jobStatus: [
    ...['status', 'application status', 'stage', 'state', 'phase', 'outcome', 'result', 'stand'],
    ...['bewerbungsstatus', 'ergebnis'],
  ],
};

const ID_HEADINGS = ['id', '_id'];

/** Whether the first row looks like headings: it names at least one of our fields. */
export function hasHeadings([first]: readonly FileRow[]): boolean {
  const names = (first?.cells ?? []).map(simplifyWord);
  return Object.values(ALIASES).some((aliases) => aliases.some((alias) => names.includes(alias)));
}

/** The columns of our fields by their headings; each column is taken once. */
export function guessByHeadings(headings: readonly string[]): Columns {
  const names = headings.map(simplifyWord);
  const isAlias = (name: string, alias: string) => name === alias;
  const holdsAlias = (name: string, alias: string) => ` ${name} `.includes(` ${alias} `);
  const columns = { ...NO_COLUMNS };
  for (const matches of [isAlias, holdsAlias]) {
    for (const { field } of FIELDS) {
      const taken = Object.values(columns);
      columns[field] ??=
        ALIASES[field]
          .map((alias) =>
            names.findIndex((name, index) => !taken.includes(index) && matches(name, alias)),
          )
          .find((column) => column !== -1) ?? null;
    }
  }
  return columns;
}

/** Without headings: status and type by their words, the rest from left to right. */
export function guessByContent(rows: readonly FileRow[]): Columns {
  const count = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const all = Array.from({ length: count }, (_, column) => column);
  const jobStatus = all.find((column) => isMostly('jobStatus', rows, column)) ?? null;
  const jobType =
    all.find((column) => column !== jobStatus && isMostly('jobType', rows, column)) ?? null;
  const [position = null, company = null, jobLocation = null] = all.filter(
    (column) => column !== jobStatus && column !== jobType,
  );
  return { position, company, jobLocation, jobType, jobStatus };
}

/** The column that holds ids of ours, as an export writes it. */
export function findIdColumn(headings: readonly string[]): number | null {
  const column = headings.findIndex((heading) =>
    ID_HEADINGS.includes(heading.trim().toLowerCase()),
  );
  return column === -1 ? null : column;
}

/** The cell of that row, without the blanks around it; empty where there is none. */
export function cellOf(row: FileRow, column: number | null): string {
  return column === null ? '' : (row.cells[column] ?? '').trim();
}

function isMostly(field: WordField, rows: readonly FileRow[], column: number) {
  const words = rows.map((row) => cellOf(row, column)).filter((word) => word !== '');
  const known = words.filter((word) => meaningOf(field, word) !== undefined);
  return known.length > 0 && known.length * 2 > words.length;
}
