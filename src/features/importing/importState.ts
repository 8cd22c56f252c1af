import type { FileForm, ReadFile } from '@/features/importing/files/readFile';
import type { FileRow } from '@/features/importing/files/readCsv';
import { NO_COLUMNS, type Field } from '@/features/importing/columnMapping/columns';
import { wordKey } from '@/features/importing/columnMapping/foldWord';
import type { WordField } from '@/features/importing/columnMapping/meanings';
import { analyseRows, type RowAnalysis } from '@/features/importing/columnMapping/analyseRows';
import type { Job, JobDraft } from '@/jobs/api/contract';
import { NEW_JOB } from '@/shared/config/options';
import { PLACEHOLDERS } from '@/shared/config/options';
import { toLine } from '@/shared/lib/toLine';
import type { Choices, PlannedRow } from './plan';
import { recallChoices, recallHeadings, type KnownFile } from './rememberedChoices';

export type Plan = {
  rows: PlannedRow[];
  present: Job[];
  /** How many the server counts, where not all of them could be read; else null. */
  incompleteTotal: number | null;
};

export type ImportState = RowAnalysis & {
  step: 'file' | 'columns' | 'preview';
  file: File | null;
  pasted: string;
  /** What the rows were read from. */
  source: Blob | string | null;
  form: FileForm | null;
  rows: FileRow[];
  choices: Choices;
  /** Null while the list is being read. */
  plan: Plan | null;
  /** Numbers of the rows that were ticked or not by hand. */
  tickChanges: ReadonlyMap<number, boolean>;
  /** Whether rows may be created although they may be there already. */
  isRiskTaken: boolean;
  /** Choices for files of earlier imports. */
  knownFiles: readonly KnownFile[];
};

export type ImportEvent =
  | { type: 'fileChosen'; file: File | null }
  | { type: 'textPasted'; text: string }
  | { type: 'rowsRead'; source: Blob | string; read: ReadFile }
  | { type: 'columnsOpened' }
  | { type: 'headingsChosen'; row: number | null }
  | { type: 'columnChosen'; field: Field; column: number | null }
  | { type: 'meaningChosen'; field: WordField; word: string; option: string }
  | { type: 'defaultChosen'; field: keyof Choices['defaults']; value: string }
  | { type: 'previewOpened' }
  | { type: 'planned'; plan: Plan }
  | { type: 'rowCorrected'; number: number; draft: JobDraft }
  | { type: 'rowsTicked'; numbers: readonly number[]; isTicked: boolean }
  | { type: 'riskToggled' }
  | { type: 'wentBack' }
  | { type: 'begunAnew'; state: ImportState };

const NO_CHOICES = {
  columns: NO_COLUMNS,
  idColumn: null,
  meanings: { jobType: new Map(), jobStatus: new Map() },
  corrections: new Map(),
} as const;

/** The first step, with the user's own location for rows that have none. */
export function startImport(
  userLocation: string,
  knownFiles: readonly KnownFile[] = [],
): ImportState {
  // The placeholder is not a real location.
  const isOwn = userLocation !== PLACEHOLDERS.location;
  return {
    step: 'file',
    file: null,
    pasted: '',
    source: null,
    form: null,
    rows: [],
    headingRow: null,
    headings: [],
    dataRows: [],
    columnNames: [],
    choices: { ...NO_CHOICES, defaults: { jobLocation: isOwn ? userLocation : '', ...NEW_JOB } },
    plan: null,
    tickChanges: new Map(),
    isRiskTaken: false,
    knownFiles,
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
      // The latest input wins.
      return { ...state, pasted: event.text, file: event.text.trim() === '' ? state.file : null };
    case 'rowsRead': {
      const { source, read } = event;
      const taken = takeRows({ ...state, step: 'columns', source, ...read });
      if (source !== state.source) return taken;
      // The same words in another form.
      const { meanings } = state.choices;
      return { ...taken, choices: { ...taken.choices, meanings } };
    }
    case 'columnsOpened':
      return { ...state, step: 'columns' };
    case 'headingsChosen':
      return takeRows(state, event.row);
    case 'columnChosen':
      return choose({ columns: { ...state.choices.columns, [event.field]: event.column } });
    case 'meaningChosen': {
      const { field, word, option } = event;
      const { meanings } = state.choices;
      const chosen = new Map([...meanings[field], [wordKey(word), option]]);
      return choose({ meanings: { ...meanings, [field]: chosen } });
    }
    case 'defaultChosen':
      return choose({ defaults: { ...state.choices.defaults, [event.field]: event.value } });
    case 'previewOpened':
      return { ...state, step: 'preview', plan: null, isRiskTaken: false };
    case 'planned':
      return { ...state, plan: event.plan };
    case 'rowCorrected':
      return choose({
        corrections: new Map([...state.choices.corrections, [event.number, toLines(event.draft)]]),
      });
    case 'rowsTicked': {
      const changes = event.numbers.map((number) => [number, event.isTicked] as const);
      return { ...state, tickChanges: new Map([...state.tickChanges, ...changes]) };
    }
    case 'riskToggled':
      return { ...state, isRiskTaken: !state.isRiskTaken };
    case 'begunAnew':
      return event.state;
    case 'wentBack':
      return { ...state, step: state.step === 'preview' ? 'columns' : 'file' };
  }
}

/** Whether a row is to be created: what is new, unless it was ticked or not by hand. */
export function isTicked(
  { verdict, number }: PlannedRow,
  tickChanges: ImportState['tickChanges'],
): boolean {
  return verdict !== 'impossible' && (tickChanges.get(number) ?? verdict === 'new');
}

function toLines(draft: JobDraft): JobDraft {
  const { position, company, jobLocation } = draft;
  return {
    ...draft,
    position: toLine(position),
    company: toLine(company),
    jobLocation: toLine(jobLocation),
  };
}

/** Begins anew with these rows: what was chosen for others is dropped. */
function takeRows(
  state: ImportState,
  headingRow: number | null | undefined = recallHeadings(state.knownFiles, state.rows),
): ImportState {
  const { columns, idColumn, ...analysis } = analyseRows(state.rows, headingRow);
  const known = recallChoices(state.knownFiles, analysis);
  // A known shape without headings has none again.
  if (known) analysis.headingRow ??= null;
  const fresh = { ...NO_CHOICES, defaults: state.choices.defaults, columns, idColumn };
  const choices = { ...fresh, ...known };
  return { ...state, ...analysis, choices, plan: null, tickChanges: new Map() };
}
