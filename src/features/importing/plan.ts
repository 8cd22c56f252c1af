import { FIELDS } from '@/jobs/jobColumns';
import type { FileRow } from '@/features/importing/files/readCsv';
import { forEachInSlices } from '@/shared/lib/slices';
import { cellOf } from '@/features/importing/columnMapping/cells';
import { isNoName } from '@/features/importing/columnMapping/patterns';
import type { Columns } from '@/features/importing/columnMapping/columns';
import { wordKey } from '@/features/importing/columnMapping/foldWord';
import { meaningOf, type WordField } from '@/features/importing/columnMapping/meanings';
import type { Job, JobDraft } from '@/jobs/api/contract';
import { jobKey, toPlainText } from '@/jobs/jobKey';

/** What is chosen about a file: where its fields are, what its words mean, what fills the gaps. */
export type Choices = {
  columns: Columns;
  idColumn: number | null;
  /** Where their words, folded, were given another meaning than the known one. */
  meanings: Record<WordField, ReadonlyMap<string, string>>;
  defaults: Pick<JobDraft, 'jobLocation' | 'jobType' | 'jobStatus'>;
  /** By the numbers of the rows, what stands instead of them. */
  corrections: ReadonlyMap<number, JobDraft>;
};

export type Verdict = 'new' | 'existing' | 'repeated' | 'doubtful' | 'impossible';

/** A row of the file as it would be created; `reason` says what is to be known about it. */
export type PlannedRow = {
  number: number;
  draft: JobDraft;
  verdict: Verdict;
  reason: string;
};

const LONGEST = 200;

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
  const byId = new Map(present.map((job) => [job._id, job]));
  const keys = new Set<string>();
  await forEachInSlices(present, (job) => keys.add(jobKey(job)), signal);
  const seen = new Set<string>();
  const plan: PlannedRow[] = [];
  await forEachInSlices(
    rows,
    (row) => {
      const { number } = row;
      const correction = choices.corrections.get(number);
      const draft = correction ?? draftOf(row, choices);
      const key = jobKey(draft);
      const broken = correction === undefined ? row.broken : null;
      const reason = broken ?? findObstacle(draft);
      const same = byId.get(cellOf(row, choices.idColumn));
      if (reason !== '') {
        plan.push({ number, draft, verdict: 'impossible', reason });
      } else if (same !== undefined) {
        plan.push({ number, draft, verdict: 'existing', reason: compare(draft, same) });
      } else {
        const isSure = correction !== undefined || choices.idColumn !== null;
        const doubt = isSure ? '' : findDoubt(row, choices.columns);
        const fresh = doubt === '' ? 'new' : 'doubtful';
        const verdict = keys.has(key) ? 'existing' : seen.has(key) ? 'repeated' : fresh;
        plan.push({ number, draft, verdict, reason: verdict === 'doubtful' ? doubt : '' });
      }
      if (reason === '') seen.add(key);
    },
    signal,
  );
  return plan;
}

/** Our option for their word: the chosen meaning, else the known one, else the default. */
export function optionFor(field: WordField, word: string, choices: Choices): string {
  const chosen = choices.meanings[field].get(wordKey(word));
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

function findObstacle(draft: JobDraft): string {
  return FIELDS.flatMap(({ field, heading }) => {
    const { length } = draft[field];
    if (length === 0) return [`no ${heading}`];
    return length > LONGEST ? [`${heading} has ${length} characters, ${LONGEST} at most`] : [];
  }).join(', ');
}

/** A line of totals or a legend; its first word may begin a name. */
const NO_APPLICATION =
  /^(?:summe|gesamt|insgesamt|total|totals|sum|subtotal|stand|count|anzahl|somme|suma|totale|totaal|razem)(?:\s*[:(].*)?$|^[^\p{L}\p{N}]*$|:$|^\S{1,3} = /iu;

/** Why a row is hardly an application; empty where nothing says so. */
function findDoubt(row: FileRow, { position, company }: Columns): string {
  const texts = [position, company].map((column) => cellOf(row, column));
  if (texts.some((text) => isNoName(text) || NO_APPLICATION.test(text))) {
    return 'position or company is no name';
  }
  const cells = [position, company].map((column) => row.cells[column ?? -1]?.trim() ?? '');
  return cells.some((cell) => /[\r\n]/.test(cell) && /[,;|]/.test(cell))
    ? 'a cell holds a line break and a separator'
    : '';
}

/** An import only adds. */
function compare(draft: JobDraft, job: Job): string {
  const isSame = FIELDS.every(({ field }) => toPlainText(draft[field]) === toPlainText(job[field]));
  return isSame ? '' : 'it differs from your list, and corrections are not taken';
}
