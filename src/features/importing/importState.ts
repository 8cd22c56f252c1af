import type { Dispatch } from 'react';
import type { FormChoice } from '@/features/importing/files/readFile';
import type { FileRow } from '@/features/importing/files/readCsv';
import { NO_COLUMNS } from '@/features/importing/columnMapping/columns';
import { wordKey } from '@/features/importing/columnMapping/foldWord';
import type { WordField } from '@/features/importing/columnMapping/meanings';
import { analyseRows, type RowAnalysis } from '@/features/importing/columnMapping/analyseRows';
import type { FieldName } from '@/jobs/model/job';
import { BLANK_JOB } from '@/jobs/model/jobDraft';
import type { Choices, CorrectedRow, PlannedRow } from './plan';
import type { AnalysedFile } from './readSource';
import { recallChoices, type KnownFile } from './rememberedChoices';

export type ImportState = Omit<RowAnalysis, 'columns' | 'idColumn' | 'dayColumn'> & {
  step: 'file' | 'columns' | 'preview';
  /** The file that is chosen or the text that is pasted. */
  input: File | string;
  /** What of it was read last. */
  source: File | string;
  /** How it was read. */
  form: FormChoice[];
  /** None before that. */
  rows: FileRow[];
  choices: Choices;
  /** By the numbers of the rows, what was typed in place of them. */
  corrections: ReadonlyMap<number, CorrectedRow>;
  /** Numbers of the rows that were ticked or not by hand. */
  tickChanges: ReadonlyMap<number, boolean>;
  /** Choices for files of earlier imports. */
  knownFiles: readonly KnownFile[];
};

export type ImportEvent =
  | { type: 'inputGiven'; input: File | string }
  | { type: 'rowsRead'; source: File | string; read: AnalysedFile }
  | { type: 'stepOpened'; step: ImportState['step'] }
  | { type: 'headingsChosen'; row: number | null }
  | { type: 'columnChosen'; field: FieldName; column: number | null }
  | { type: 'meaningChosen'; field: WordField; word: string; option: string }
  | { type: 'daysChosen'; change: Partial<Choices['days']> }
  | { type: 'defaultChosen'; field: FieldName; value: string }
  | { type: 'rowCorrected'; number: number; draft: CorrectedRow }
  | { type: 'rowsTicked'; numbers: readonly number[]; isTicked: boolean }
  | { type: 'proposalRestored'; numbers: readonly number[] };

/** What every step before the run is given. */
export type StepProps = { state: ImportState; dispatch: Dispatch<ImportEvent> };

const NO_MEANINGS: Choices['meanings'] = { jobType: new Map(), jobStatus: new Map() };

/** The first step with this text, and with the user's own location for rows that have none. */
export function startImport(
  source: string,
  userLocation: string,
  knownFiles: readonly KnownFile[] = [],
): ImportState {
  return {
    step: 'file',
    input: source,
    source,
    form: [],
    rows: [],
    headingRow: null,
    headings: [],
    dataRows: [],
    columnNames: [],
    choices: {
      columns: NO_COLUMNS,
      idColumn: null,
      days: { column: null, order: null, isFrom1904: false },
      meanings: NO_MEANINGS,
      defaults: { ...BLANK_JOB, jobLocation: userLocation },
    },
    corrections: new Map(),
    tickChanges: new Map(),
    knownFiles,
  };
}

export function importReducer(state: ImportState, event: ImportEvent): ImportState {
  const choose = (change: Partial<Choices>) => ({
    ...state,
    choices: { ...state.choices, ...change },
  });
  switch (event.type) {
    case 'inputGiven':
      return { ...state, input: event.input };
    case 'rowsRead': {
      const { source, read } = event;
      const { form, rows, isFrom1904 = false, ...analysis } = read;
      const days = { ...state.choices.days, isFrom1904 };
      const choices = { ...state.choices, days };
      const given: ImportState = { ...state, step: 'columns', source, form, rows, choices };
      const taken = takeRows(given, analysis);
      if (source !== state.source) return taken;
      // The same words in another form.
      const { meanings } = state.choices;
      return { ...taken, choices: { ...taken.choices, meanings } };
    }
    case 'stepOpened':
      return { ...state, step: event.step };
    case 'headingsChosen':
      return takeRows(state, analyseRows(state.rows, event.row));
    case 'columnChosen':
      return choose({ columns: { ...state.choices.columns, [event.field]: event.column } });
    case 'meaningChosen': {
      const { field, word, option } = event;
      const { meanings } = state.choices;
      const chosen = new Map([...meanings[field], [wordKey(word), option]]);
      return choose({ meanings: { ...meanings, [field]: chosen } });
    }
    case 'daysChosen':
      return choose({ days: { ...state.choices.days, ...event.change } });
    case 'defaultChosen':
      return choose({ defaults: { ...state.choices.defaults, [event.field]: event.value } });
    case 'rowCorrected': {
      const corrections = new Map([...state.corrections, [event.number, event.draft]]);
      return { ...state, corrections };
    }
    case 'rowsTicked': {
      const changes = event.numbers.map((number) => [number, event.isTicked] as const);
      return { ...state, tickChanges: new Map([...state.tickChanges, ...changes]) };
    }
    case 'proposalRestored': {
      const restored = new Set(event.numbers);
      const others = [...state.tickChanges].filter(([number]) => !restored.has(number));
      return { ...state, tickChanges: new Map(others) };
    }
  }
}

/** The preview of an import that was run, with the rows of these numbers alone. */
export function previewOf(state: ImportState, numbers: readonly number[]): ImportState {
  const left = new Set(numbers);
  const dataRows = state.dataRows.filter(({ number }) => left.has(number));
  return { ...state, step: 'preview', dataRows };
}

/** Whether a row is to be created: what is not there yet, unless it was ticked or not by hand. */
export function isTicked(
  { verdict, number }: PlannedRow,
  tickChanges: ImportState['tickChanges'],
): boolean {
  if (verdict === 'impossible') return false;
  return tickChanges.get(number) ?? ['new', 'doubtful'].includes(verdict);
}

/** Begins anew with these rows: what was chosen for others is dropped. */
function takeRows(
  state: ImportState,
  { columns, idColumn, dayColumn, headingRow, ...analysis }: RowAnalysis,
): ImportState {
  const known = recallChoices(state.knownFiles, analysis);
  return {
    ...state,
    ...analysis,
    // A known shape without headings has none again.
    headingRow: headingRow === undefined && known ? null : headingRow,
    choices: {
      ...state.choices,
      meanings: NO_MEANINGS,
      columns,
      idColumn,
      ...known,
      days: { ...state.choices.days, column: dayColumn, order: null, ...known?.days },
    },
    corrections: new Map(),
    tickChanges: new Map(),
  };
}
