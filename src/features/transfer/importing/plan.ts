import { FIELDS } from '@/features/transfer/csv/jobColumns';
import type { FileRow } from '@/features/transfer/csv/readCsv';
import { forEachInSlices } from '@/features/transfer/csv/slices';
import type { Job, JobDraft } from '@/shared/api/contract';
import { cellOf, type Columns } from './columns';
import { meaningOf, simplifyWord, type WordField } from './words';

/** What is chosen about a file: where its fields are, what its words mean, what fills the gaps. */
export type Choices = {
  columns: Columns;
  idColumn: number | null;
  /** Where their words, simplified, were given another meaning than the known one. */
  meanings: Record<WordField, ReadonlyMap<string, string>>;
  defaults: Pick<JobDraft, 'jobLocation' | 'jobType' | 'jobStatus'>;
};

export type Verdict = 'new' | 'existing' | 'repeated' | 'impossible';

/** A row of the file as it would be created; `reason` says why it is not possible. */
export type PlannedRow = { number: number; draft: JobDraft; verdict: Verdict; reason: string };

/**
 * What becomes of each row, compared with the applications that are there and with the rows before
 * it. Works in slices; rejects when the signal aborts.
 */
export async function planRows(
  rows: readonly FileRow[],
  choices: Choices,
  present: readonly Job[],
  signal: AbortSignal,
): Promise<PlannedRow[]> {
  const ids = new Set(present.map(({ _id }) => _id));
  const keys = new Set<string>();
  await forEachInSlices(present, (job) => keys.add(keyOf(job)), signal);
  const seen = new Set<string>();
  const plan: PlannedRow[] = [];
  await forEachInSlices(
    rows,
    (row) => {
      const draft = draftOf(row, choices);
      const key = keyOf(draft);
      const reason = findObstacle(row, draft);
      const isThere = ids.has(cellOf(row, choices.idColumn)) || keys.has(key);
      const verdict =
        reason !== '' ? 'impossible' : isThere ? 'existing' : seen.has(key) ? 'repeated' : 'new';
      if (reason === '') seen.add(key);
      plan.push({ number: row.number, draft, verdict, reason });
    },
    signal,
  );
  return plan;
}

/** Two applications with the same key count as the same one. */
export function keyOf({ position, company, jobLocation }: JobDraft): string {
  const parts = [position, company, jobLocation];
  return JSON.stringify(parts.map((part) => part.normalize('NFC').trim().toLowerCase()));
}

/** Our option for their word: the chosen meaning, else the known one, else the default. */
export function optionFor(field: WordField, word: string, choices: Choices): string {
  const chosen = choices.meanings[field].get(simplifyWord(word));
  return chosen ?? meaningOf(field, word) ?? choices.defaults[field];
}

function draftOf(row: FileRow, choices: Choices): JobDraft {
  const { columns, defaults } = choices;
  const option = (field: WordField) => optionFor(field, cellOf(row, columns[field]), choices);
  const location = cellOf(row, columns.jobLocation);
  return {
    position: cellOf(row, columns.position),
    company: cellOf(row, columns.company),
    jobLocation: location === '' ? defaults.jobLocation.trim() : location,
    jobType: option('jobType'),
    jobStatus: option('jobStatus'),
  };
}

function findObstacle(row: FileRow, draft: JobDraft): string {
  if (row.isBroken) return 'a quotation mark is never closed';
  const missing = FIELDS.filter(({ field }) => draft[field] === '');
  return missing.map(({ heading }) => `no ${heading}`).join(', ');
}
