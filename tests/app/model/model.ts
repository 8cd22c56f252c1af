/** What a tab has to know: the server's rows as it read them last, and what was asked for since. */
import { EVERYTHING } from '@/jobs/model/listQuery';
import type { Call, Draft, Filters, Row } from './server';

export type Model = ReturnType<typeof createModel>;

/** A write that the app has to make once; `call` when it was made. */
export type Want = {
  kind: 'status' | 'edit' | 'add' | 'put back' | 'delete' | 'send';
  id: string;
  /** What puts a deleted job back. */
  changes: Partial<Draft>;
  /** What was typed in the form that it was sent from. */
  form: Partial<Draft> | undefined;
  call: Call | null;
  /** The read that has to be answered first, where the server was lost. */
  look?: Call | 'due' | undefined;
  /** Its place among all that was asked for. */
  order: number;
  /** The job as the server had it then. */
  before?: Row | undefined;
  /** Before this time the server wants no call. */
  pausedUntil?: number;
  /** What it takes back. */
  undoes?: Want | undefined;
  /** Those that it is written with. */
  batch?: Batch | undefined;
  /** Whether what the user did it with is still on the screen. */
  isHere: boolean;
};

export type Batch = {
  /** What is said of those that are done. */
  verb: string;
  total: number;
  done: number;
  refused: number;
  /** Before this time nothing is sent. */
  pausedUntil: number;
  isStopping: boolean;
};

/** One whose answer was lost: since then all have to be read, which tells what became of it. */
export type Unsure = { since: number; call: Call; want: Want };

/** What an edit was begun from. */
type Base = { values: Partial<Draft>; openedAt: number };

/** Stands for the form of a new application among those of edits. */
export const NEW = '';

/** Stands for a new application that an edit has come between. */
export const ASIDE = 'aside';

export const DEFAULTS: Filters = {
  ...{ search: '', status: 'all', type: 'all' },
  ...{ sort: 'latest', page: '1', view: 'list' },
};

/** An answer is heard of some turns of the event loop after it was given. */
export const SLACK_MS = 100;

/** A tab in which somebody is signed in, with these rows on the server. A page is known by its path. */
export const createModel = (rows: Row[]) => ({
  page: '/landing',
  filters: DEFAULTS,
  /** What stands in the search box. It becomes a filter at that time, if it is none yet. */
  box: { text: '', dueAt: Infinity },
  /** What is edited on the page 'add job', until that is saved or cleared there. */
  jobId: NEW,
  /** Unknown after the board; the total also where a status was changed that is filtered. */
  list: {
    ...{ reading: null as Call | null, failure: '', isKnown: true },
    /** Until when 'try again' is refused. */
    pausedUntil: 0,
    /** Before, and where the page that was read is past the end, it may be cut from the collection. */
    isAnswered: false,
    /** What was read, and by which path. */
    ...{ rows: [] as Row[], path: '', pages: 0, total: 0 as number | null },
    /** The filters that all of it passed. */
    passed: EVERYTHING,
  },
  wants: [] as Want[],
  wantCount: 0,
  /** What was done and not taken back, in the order in which it was asked for. */
  done: [] as Want[],
  /** Jobs of which a write had no answer, so that the app and the server may differ in them. */
  lost: new Set<string>(),
  /** By job: what is said at its card until its next choice or read. */
  refused: new Map<string, { sentence: string; at: number }>(),
  /** Jobs of which nobody knows before the next read what became of a write. */
  unsure: new Set<string>(),
  /** Jobs in whose places stands what puts them back. */
  removed: new Map<string, Row>(),
  /** Jobs that were deleted, so that what waits to be written of them is refused. */
  gone: new Set<string>(),
  /** What is typed, by the job that is edited. */
  forms: new Map<string, Partial<Draft>>(),
  formError: '',
  /** When the form was opened. */
  openedAt: 0,
  /** By job: the values that its edit was begun from, and when its form was opened then. */
  bases: new Map<string, Base>(),
  /** What the form asks before it sends these changes; it goes with what is typed then. */
  question: null as { text: string; changes: Partial<Draft> } | null,
  /** New applications that the server could not be reached for: each with its mark. */
  outbox: [] as { changes: Partial<Draft>; mark: string; form?: Partial<Draft> }[],
  /** What the server has, by what was asked of it: each write changes its own fields only. */
  table: new Map(rows.map((row) => [row._id, row])),
  /** The several that are being written. */
  batch: null as Batch | null,
  /** Those of several whose answers were lost. */
  unsureParts: [] as Unsure[],
  /** New applications whose answers were lost, which the next read of all tells of. */
  unsureAdds: [] as Unsure[],
  /** The read of all applications that was begun last. */
  allCall: null as Call | null,
  /** Until when all applications are not read further, and no search of the form is sent. */
  pauses: { all: 0, search: 0 },
  /** When the last pause ends. */
  pausedUntil: 0,
  /** Toasts of this step. */
  said: new Set<string>(),
  /** Whether the list may still hold what has left the filter, until it is read again. */
  isStale: false,
  /** Whether a search of the form was answered, which sends what waits unless it was aborted. */
  maySend: false,
  /** Whether what is shown of jobs has to be read again now. */
  isReadDue: false,
});
