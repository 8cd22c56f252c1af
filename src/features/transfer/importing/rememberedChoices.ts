import * as v from 'valibot';
import { foldWord } from '@/features/transfer/understanding/foldWord';
import { readEntry, writeEntry } from '@/shared/lib/storage';
import type { Choices } from './plan';

const KEY = 'importChoices';
/** Headings of so many files are kept, the latest ones. */
const MOST_FILES = 20;

const column = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0)));
const meanings = v.array(v.tuple([v.string(), v.string()]));
const fileSchema = v.object({
  headings: v.string(),
  columns: v.object({
    position: column,
    company: column,
    jobLocation: column,
    jobType: column,
    jobStatus: column,
  }),
  jobType: meanings,
  jobStatus: meanings,
});
export type KnownFile = v.InferOutput<typeof fileSchema>;

/** The columns and meanings that were last imported with for a file with these headings, if any were. */
export function recallChoices(
  files: readonly KnownFile[],
  headings: readonly string[],
): Pick<Choices, 'columns' | 'meanings'> | undefined {
  const known = files.find((file) => file.headings === nameOf(headings));
  if (known === undefined || headings.length === 0) return undefined;
  const { columns, jobType, jobStatus } = known;
  return { columns, meanings: { jobType: new Map(jobType), jobStatus: new Map(jobStatus) } };
}

/** Keeps the columns and meanings for the next file with these headings, in this browser. */
export function rememberChoices(headings: readonly string[], choices: Choices): void {
  if (headings.length === 0) return;
  const file: KnownFile = {
    headings: nameOf(headings),
    columns: choices.columns,
    jobType: [...choices.meanings.jobType],
    jobStatus: [...choices.meanings.jobStatus],
  };
  const others = readKnownFiles().filter((other) => other.headings !== file.headings);
  writeEntry('localStorage', KEY, JSON.stringify([file, ...others].slice(0, MOST_FILES)));
}

/** What was kept of earlier files; nothing where that cannot be read. */
export function readKnownFiles(): KnownFile[] {
  try {
    return v.parse(v.array(fileSchema), JSON.parse(readEntry('localStorage', KEY) ?? '[]'));
  } catch {
    return [];
  }
}

function nameOf(headings: readonly string[]): string {
  return JSON.stringify(headings.map(foldWord));
}
