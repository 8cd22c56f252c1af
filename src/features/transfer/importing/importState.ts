import type { FileRow } from '@/features/transfer/csv/readCsv';
import type { Job } from '@/shared/api/contract';
import { NEW_JOB } from '@/shared/config/options';
import { PLACEHOLDERS } from '@/shared/config/placeholders';
import { findIdColumn, guessByContent, guessByHeadings, hasHeadings, type Field } from './columns';
import type { Outcomes } from './importRows';
import type { Choices, PlannedRow } from './plan';
import { simplifyWord, type WordField } from './words';

export type Plan = {
  rows: PlannedRow[];
  present: Job[];
  /** How many the server counts, where not all of them could be read; else null. */
  incompleteTotal: number | null;
};

export type ImportRun = {
  plan: Plan;
  /** Those that are to be created. */
  rows: readonly PlannedRow[];
  outcomes: Outcomes;
  /** Why it has stopped, unless it was told to. */
  message: string;
};

export type ImportState = {
  step: 'file' | 'columns' | 'preview' | 'run';
  file: File | null;
  pasted: string;
  rows: FileRow[];
  isHeaded: boolean;
  /** The rows without the headings. */
  dataRows: FileRow[];
  /** What the columns are called, each by a name of its own. */
  columnNames: string[];
  choices: Choices;
  /** Null while the list is being read. */
  plan: Plan | null;
  /** Numbers of the rows to be created. */
  ticked: ReadonlySet<number>;
  /** Whether rows may be created although they may be there already. */
  isRiskTaken: boolean;
  run: ImportRun | null;
};

export type ImportEvent =
  | { type: 'fileChosen'; file: File | null }
  | { type: 'textPasted'; text: string }
  | { type: 'rowsRead'; rows: FileRow[] }
  | { type: 'headingsToggled' }
  | { type: 'columnChosen'; field: Field; column: number | null }
  | { type: 'meaningChosen'; field: WordField; word: string; option: string }
  | { type: 'defaultChosen'; field: keyof Choices['defaults']; value: string }
  | { type: 'previewOpened' }
  | { type: 'planned'; plan: Plan }
  | { type: 'rowToggled'; number: number }
  | { type: 'riskToggled' }
  | { type: 'wentBack' }
  | { type: 'runStarted'; run: ImportRun }
  | { type: 'runChanged'; outcomes: Outcomes; message: string };

const NO_MEANINGS: Choices['meanings'] = { jobType: new Map(), jobStatus: new Map() };

/** The first step, with the user's own location for rows that have none. */
export function startImport(userLocation: string): ImportState {
  // Nobody works at the placeholder of a registration.
  const isOwn = userLocation !== PLACEHOLDERS.location;
  return {
    step: 'file',
    file: null,
    pasted: '',
    rows: [],
    isHeaded: false,
    dataRows: [],
    columnNames: [],
    choices: {
      columns: guessByHeadings([]),
      idColumn: null,
      meanings: NO_MEANINGS,
      defaults: {
        jobLocation: isOwn ? userLocation : '',
        ...NEW_JOB,
      },
    },
    plan: null,
    ticked: new Set(),
    isRiskTaken: false,
    run: null,
  };
}

export function importReducer(state: ImportState, event: ImportEvent): ImportState {
  const choose = (change: Partial<Choices>) => ({
    ...state,
    choices: { ...state.choices, ...change },
  });
  switch (event.type) {
    case 'fileChosen':
      return { ...state, file: event.file };
    case 'textPasted':
      // What was given last counts.
      return { ...state, pasted: event.text, file: event.text.trim() === '' ? state.file : null };
    case 'rowsRead':
      return guessColumns({ ...state, step: 'columns', rows: event.rows }, hasHeadings(event.rows));
    case 'headingsToggled':
      return guessColumns(state, !state.isHeaded);
    case 'columnChosen':
      return choose({ columns: { ...state.choices.columns, [event.field]: event.column } });
    case 'meaningChosen': {
      const { field, word, option } = event;
      const { meanings } = state.choices;
      const chosen = new Map([...meanings[field], [simplifyWord(word), option]]);
      return choose({ meanings: { ...meanings, [field]: chosen } });
    }
    case 'defaultChosen':
      return choose({ defaults: { ...state.choices.defaults, [event.field]: event.value } });
    case 'previewOpened':
      return { ...state, step: 'preview', plan: null, isRiskTaken: false };
    case 'planned': {
      const created = event.plan.rows.filter(({ verdict }) => verdict === 'new');
      return { ...state, plan: event.plan, ticked: new Set(created.map(({ number }) => number)) };
    }
    case 'rowToggled': {
      const ticked = new Set(state.ticked);
      if (!ticked.delete(event.number)) ticked.add(event.number);
      return { ...state, ticked };
    }
    case 'riskToggled':
      return { ...state, isRiskTaken: !state.isRiskTaken };
    case 'wentBack':
      return { ...state, step: state.step === 'preview' ? 'columns' : 'file' };
    case 'runStarted':
      return { ...state, step: 'run', run: event.run };
    case 'runChanged': {
      const { run } = state;
      if (run === null) return state;
      const outcomes = new Map([...run.outcomes, ...event.outcomes]);
      return { ...state, run: { ...run, outcomes, message: event.message } };
    }
  }
}

function guessColumns(state: ImportState, isHeaded: boolean): ImportState {
  const { rows } = state;
  const headings = isHeaded ? (rows[0]?.cells ?? []) : [];
  const choices = {
    ...state.choices,
    columns: isHeaded ? guessByHeadings(headings) : guessByContent(rows),
    idColumn: findIdColumn(headings),
    meanings: NO_MEANINGS,
  };
  const dataRows = isHeaded ? rows.slice(1) : rows;
  return { ...state, isHeaded, dataRows, columnNames: nameColumns(rows, headings), choices };
}

function nameColumns(rows: FileRow[], headings: string[]): string[] {
  const count = Math.max(0, ...rows.map(({ cells }) => cells.length));
  return Array.from({ length: count }, (_, index) => {
    const heading = (headings[index] ?? '').trim();
    return heading === '' ? `column ${index + 1}` : `${index + 1}: ${heading}`;
  });
}
