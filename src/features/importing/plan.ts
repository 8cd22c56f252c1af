import { FIELDS } from '@/jobs/model/jobColumns';
import type { FileRow } from '@/features/importing/files/readCsv';
import { cellOf, PATTERNS } from '@/features/importing/columnMapping/cells';
import type { Columns } from '@/features/importing/columnMapping/columns';
import { wordKey } from '@/features/importing/columnMapping/foldWord';
import { meaningOf, type WordField } from '@/features/importing/columnMapping/meanings';
import type { Job, JobDraft } from '@/jobs/model/job';
import type { WholeCollection } from '@/jobs/reads/needCollection';
import { jobKey } from '@/jobs/model/jobKey';
import { foldText } from '@/shared/text/foldText';
import { toLine } from '@/shared/text/toLine';
import { trimText } from '@/shared/text/trimText';

/** What is chosen about a file: where its fields are, what its words mean, what fills the gaps. */
export type Choices = {
  columns: Columns;
  idColumn: number | null;
  /** Where their words, folded, were given another meaning than the known one. */
  meanings: Record<WordField, ReadonlyMap<string, string>>;
  defaults: Pick<JobDraft, 'jobLocation' | 'jobType' | 'jobStatus'>;
};

/** What is said about rows before they are created. */
export const VERDICTS = {
  new: 'new',
  existing: 'already there',
  repeated: 'repeated in the file',
  doubtful: 'to be checked',
  impossible: 'needs editing',
} as const;
export type Verdict = keyof typeof VERDICTS;

/** A row of the file as it would be created; `reason` says what is to be known about it. */
export type PlannedRow = {
  number: number;
  draft: JobDraft;
  verdict: Verdict;
  reason: string;
};

const LONGEST = 200;

/** The applications that are there. */
export type PresentJobs = {
  byId: ReadonlyMap<string, Job>;
  keys: ReadonlySet<string>;
  /** How many the server counts, where not all of them could be read; else null. */
  incompleteTotal: number | null;
};

export function readPresent({ jobs, total, isWhole }: WholeCollection): PresentJobs {
  return {
    byId: new Map(jobs.map((job) => [job._id, job])),
    keys: new Set(jobs.map(jobKey)),
    incompleteTotal: isWhole ? null : total,
  };
}

/** A row as it would be created, before it is compared with others. */
type DraftRow = {
  number: number;
  draft: JobDraft;
  key: string;
  id: string;
  obstacle: string;
  doubt: string;
};

export function draftRows(rows: readonly FileRow[], choices: Choices): DraftRow[] {
  return rows.map((row) => {
    const draft = draftOf(row, choices);
    return {
      number: row.number,
      draft,
      key: jobKey(draft),
      id: cellOf(row, choices.idColumn),
      obstacle: row.broken ?? (isTotal(row) ? 'sums up other rows' : findObstacle(draft)),
      doubt: choices.idColumn === null ? findDoubt(row, choices.columns) : '',
    };
  });
}

/** What becomes of each row, compared with the applications that are there and with the rows before it. */
export function planRows(
  rows: readonly DraftRow[],
  corrections: ReadonlyMap<number, JobDraft>,
  { byId, keys }: PresentJobs,
): PlannedRow[] {
  const seen = new Set<string>();
  return rows.map((read) => {
    const correction = corrections.get(read.number);
    const row = correction ? { ...read, ...correctedRow(correction) } : read;
    const { number, draft, key, obstacle, doubt } = row;
    if (obstacle !== '') return { number, draft, verdict: 'impossible', reason: obstacle };
    const isRepeated = seen.has(key);
    seen.add(key);
    const same = byId.get(row.id);
    if (same) return { number, draft, verdict: 'existing', reason: compare(draft, same) };
    if (keys.has(key)) return { number, draft, verdict: 'existing', reason: '' };
    if (isRepeated) return { number, draft, verdict: 'repeated', reason: '' };
    return { number, draft, verdict: doubt === '' ? 'new' : 'doubtful', reason: doubt };
  });
}

function correctedRow(typed: JobDraft): Omit<DraftRow, 'number' | 'id'> {
  const draft = {
    ...typed,
    position: toLine(typed.position),
    company: toLine(typed.company),
    jobLocation: toLine(typed.jobLocation),
  };
  return { draft, key: jobKey(draft), obstacle: findObstacle(draft), doubt: '' };
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
    jobLocation: location === '' ? trimText(defaults.jobLocation) : location,
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

const TOTAL =
  /^(?:summe|gesamt|insgesamt|total|totals|sum|subtotal|count|anzahl|somme|suma|totale|totaal|razem)\s*(?:[:(].*)?$/i;

/** Whether a row holds a word for a total, numbers, and nothing else. */
function isTotal({ cells }: FileRow): boolean {
  const filled = cells.map(trimText).filter(Boolean);
  const others = filled.filter((cell) => !TOTAL.test(cell));
  const hasNumbers = others.length > 0;
  return (
    hasNumbers &&
    others.length < filled.length &&
    others.every((cell) => PATTERNS.number.test(cell))
  );
}

/** What is rarely a name: a number, a date, an address, a label or the line of a legend. */
const RARE_NAME = [PATTERNS.date, PATTERNS.address, PATTERNS.number, /^\P{L}+$|:$|^\S{1,3} = /u];

/** What is to be checked about a row; empty where nothing is. */
function findDoubt(row: FileRow, { position, company }: Columns): string {
  for (const [field, column] of Object.entries({ position, company })) {
    const text = cellOf(row, column);
    if (RARE_NAME.some((look) => look.test(text))) return `is '${text}' the ${field}?`;
  }
  const cells = [position, company].map((column) => trimText(row.cells[column ?? -1] ?? ''));
  return cells.some((cell) => /[\r\n]/.test(cell) && /[,;|]/.test(cell))
    ? 'a cell holds a line break and a separator: are these two rows?'
    : '';
}

/** An import only adds. */
function compare(draft: JobDraft, job: Job): string {
  const isSame = FIELDS.every(({ field }) => foldText(draft[field]) === foldText(job[field]));
  return isSame ? '' : 'differs from your list: change it there';
}
