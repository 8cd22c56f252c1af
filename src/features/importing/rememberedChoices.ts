import * as v from 'valibot';
import type { RowAnalysis } from '@/features/importing/columnMapping/analyseRows';
import { foldWord } from '@/features/importing/columnMapping/foldWord';
import { FIRST_ROWS } from '@/features/importing/columnMapping/headings';
import { DAY_ORDERS } from '@/features/importing/days/dayForm';
import type { FileRow } from '@/features/importing/files/readCsv';
import { FIELD_NAMES } from '@/jobs/model/job';
import { readJson, writeEntry } from '@/shared/storage/storage';
import { importChoicesKey } from '@/shared/storage/userKey';
import type { Choices } from './plan';

/** Choices for so many kinds of files are kept, the latest ones. */
const MOST_FILES = 20;

const column = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0)));
const meanings = v.array(v.tuple([v.string(), v.string()]));
const fileSchema = v.object({
  headings: v.string(),
  /** Without fields that an earlier version did not know. */
  columns: v.object(v.entriesFromList(FIELD_NAMES, v.optional(column, null))),
  jobType: meanings,
  jobStatus: meanings,
  /** Not in what earlier versions kept. */
  days: v.optional(v.object({ column, order: v.nullable(v.picklist(DAY_ORDERS)) })),
  defaults: v.object(v.entriesFromList(FIELD_NAMES, v.optional(v.string(), ''))),
});
/** What a file is known by. */
type FileShape = Pick<RowAnalysis, 'headings' | 'columnNames'>;
export type KnownFile = v.InferOutput<typeof fileSchema>;

/** The row that holds the headings of a known file; undefined when none does. */
export function recallHeadings(
  files: readonly KnownFile[],
  rows: readonly FileRow[],
): number | undefined {
  const known = new Set(files.map(({ headings }) => headings));
  const row = rows.slice(0, FIRST_ROWS).findIndex(({ cells }) => known.has(nameOf(cells)));
  return row === -1 ? undefined : row;
}

/** What was chosen for the last imported file of this shape; undefined when there was none. */
export function recallChoices(
  files: readonly KnownFile[],
  shape: FileShape,
): (Pick<Choices, 'columns' | 'meanings' | 'defaults'> & Pick<KnownFile, 'days'>) | undefined {
  const known = files.find(({ headings }) => headings === keyOf(shape));
  if (known === undefined) return undefined;
  const { columns, defaults, days, jobType, jobStatus } = known;
  const meanings = { jobType: new Map(jobType), jobStatus: new Map(jobStatus) };
  return { columns, defaults, meanings, days };
}

/** Keeps the choices for this user's next file of this shape, in this browser. */
export function rememberChoices(owner: string, shape: FileShape, choices: Choices): void {
  const file: KnownFile = {
    headings: keyOf(shape),
    columns: choices.columns,
    jobType: [...choices.meanings.jobType],
    jobStatus: [...choices.meanings.jobStatus],
    days: { column: choices.days.column, order: choices.days.order },
    defaults: choices.defaults,
  };
  const others = readKnownFiles(owner).filter((other) => other.headings !== file.headings);
  const files = [file, ...others].slice(0, MOST_FILES);
  writeEntry('localStorage', importChoicesKey(owner), JSON.stringify(files));
}

/** What was kept of this user's earlier files; nothing where that cannot be read. */
export function readKnownFiles(owner: string): KnownFile[] {
  const stored = readJson('localStorage', importChoicesKey(owner));
  return v.parse(v.fallback(v.array(fileSchema), []), stored);
}

function nameOf(headings: readonly string[]): string {
  return JSON.stringify(headings.map(foldWord));
}

/** Files without headings are known by how many columns they have. */
function keyOf({ headings, columnNames }: FileShape): string {
  return headings.length > 0 ? nameOf(headings) : String(columnNames.length);
}
