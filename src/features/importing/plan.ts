import type { FileRow } from '@/features/importing/files/readCsv';
import { cellOf } from '@/features/importing/columnMapping/cells';
import type { Columns } from '@/features/importing/columnMapping/columns';
import { wordKey } from '@/features/importing/columnMapping/foldWord';
import {
  isWordField,
  meaningOf,
  type WordField,
} from '@/features/importing/columnMapping/meanings';
import { guessDayOrder } from '@/features/importing/days/dayOrder';
import type { DayOrder } from '@/features/importing/days/dayForm';
import { readDay, type DayReading } from '@/features/importing/days/readDay';
import { FIELD_NAMES, type Job, type JobDraft } from '@/jobs/model/job';
import { makeDraft } from '@/jobs/model/jobDraft';
import type { WholeCollection } from '@/jobs/reads/needCollection';
import { jobKey } from '@/jobs/model/jobKey';
import { foldText } from '@/shared/text/foldText';
import { toLine } from '@/shared/text/toLine';
import { trimText } from '@/shared/text/trimText';
import { findDoubt, findObstacle, isTotal } from './rowChecks';

/** What is chosen about a file: where its fields are, what its words mean, what fills the gaps. */
export type Choices = {
  columns: Columns;
  idColumn: number | null;
  /** Where the days of the applications are; the order is null where none was chosen. */
  days: { column: number | null; order: DayOrder | null; isFrom1904: boolean };
  /** Where their words, folded, were given another meaning than the known one. */
  meanings: Record<WordField, ReadonlyMap<string, string>>;
  defaults: JobDraft;
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
  /** When it was applied for, as ISO 8601; not where the file does not tell or it is today. */
  createdAt?: string;
  /** As they stand in the file. */
  cells: readonly string[];
};

/** What is typed in place of a row. */
export type CorrectedRow = JobDraft & {
  /** As 2026-11-21; '' for none. */
  day: string;
};

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
  day: DayReading;
  cells: readonly string[];
};

export function draftRows(rows: readonly FileRow[], choices: Choices): DraftRow[] {
  const { column, isFrom1904 } = choices.days;
  const order = choices.days.order ?? guessDayOrder(rows, column);
  return rows.map((row) => {
    const draft = draftOf(row, choices);
    return {
      number: row.number,
      draft,
      key: jobKey(draft),
      id: cellOf(row, choices.idColumn),
      obstacle: row.broken ?? (isTotal(row) ? 'sums up other rows' : findObstacle(draft)),
      doubt: choices.idColumn === null ? findDoubt(row, choices.columns) : '',
      day: readDay(cellOf(row, column), { order, isFrom1904 }),
      cells: row.cells,
    };
  });
}

/** What becomes of each row, compared with the applications that are there and with the rows before it. */
export function planRows(
  rows: readonly DraftRow[],
  corrections: ReadonlyMap<number, CorrectedRow>,
  { byId, keys }: PresentJobs,
): PlannedRow[] {
  const seen = new Set<string>();
  return rows.map((read) => {
    const correction = corrections.get(read.number);
    const row = correction ? { ...read, ...correctRow(read, correction) } : read;
    const { key, obstacle, doubt, day } = row;
    const told = (verdict: Verdict, reason: string): PlannedRow => ({
      number: row.number,
      draft: row.draft,
      verdict,
      reason: [reason, day.problem].filter(Boolean).join(', '),
      cells: row.cells,
      ...(day.createdAt !== null && { createdAt: day.createdAt }),
    });
    if (obstacle !== '') return told('impossible', obstacle);
    const isRepeated = seen.has(key);
    seen.add(key);
    const same = byId.get(row.id);
    if (same) return told('existing', compare(row.draft, same));
    if (keys.has(key)) return told('existing', '');
    if (isRepeated) return told('repeated', '');
    return told(doubt === '' ? 'new' : 'doubtful', doubt);
  });
}

/** The day of a row in the form of the field for days. */
export function dayOf(createdAt: string | null | undefined): string {
  return createdAt?.slice(0, 10) ?? '';
}

function correctRow(
  read: DraftRow,
  { day: typedDay, ...typed }: CorrectedRow,
): Omit<DraftRow, 'number' | 'id' | 'cells'> {
  // The time of a day that is not changed is kept.
  const isSameDay = typedDay !== '' && typedDay === dayOf(read.day.createdAt);
  const day = isSameDay ? read.day : readDay(typedDay, { order: 'day first', isFrom1904: false });
  const draft = makeDraft(({ name }) => toLine(typed[name]));
  return { draft, key: jobKey(draft), obstacle: findObstacle(draft), doubt: '', day };
}

/** Our option for their word: the chosen meaning, else the known one, else the default. */
export function optionFor(field: WordField, word: string, choices: Choices): string {
  const chosen = choices.meanings[field].get(wordKey(word));
  return chosen ?? meaningOf(field, word) ?? choices.defaults[field];
}

function draftOf(row: FileRow, choices: Choices): JobDraft {
  return makeDraft(({ name }) => {
    const cell = cellOf(row, choices.columns[name]);
    if (isWordField(name)) return optionFor(name, cell, choices);
    return cell === '' ? trimText(choices.defaults[name]) : cell;
  });
}

/** An import only adds. */
function compare(draft: JobDraft, job: Job): string {
  const isSame = FIELD_NAMES.every((name) => foldText(draft[name]) === foldText(job[name]));
  return isSame ? '' : 'differs from your list: change it there';
}
