import type { Entry } from '@/features/palette/entries';
import { STATUS_ORDER, STATUSES } from '@/jobs/model/statuses';

type Key = {
  keys: readonly string[];
  name: string;
  /** The entry of Ctrl+K that does the same. */
  entry?: string;
};

/** What is pressed one after the other, and what it does. */
export const KEYS: readonly Key[] = [
  { keys: ['/'], name: 'search' },
  { keys: ['Ctrl K'], name: 'find pages, actions and jobs' },
  { keys: ['n'], name: 'add job', entry: 'add job' },
  { keys: ['g', 's'], name: 'stats', entry: 'stats' },
  { keys: ['g', 'a'], name: 'all jobs', entry: 'all jobs' },
  { keys: ['g', 'p'], name: 'profile', entry: 'profile' },
  { keys: ['b'], name: 'board or list of all jobs', entry: 'as board' },
  { keys: ['t'], name: 'table or list of all jobs', entry: 'as table' },
  { keys: ['j'], name: 'next job' },
  { keys: ['k'], name: 'previous job' },
  { keys: ['e'], name: 'edit the focused job', entry: 'edit' },
  { keys: ['x'], name: 'select the focused job' },
  ...STATUS_ORDER.map((status, index) => ({
    keys: [`${index + 1}`],
    name: STATUSES[status].keyName,
    entry: `set ${status}`,
  })),
  { keys: ['c'], name: 'copy it as text' },
  { keys: ['Delete'], name: 'delete it', entry: 'delete' },
  { keys: ['↑ ↓ ← →'], name: 'choose a row or a cell of the table' },
  { keys: ['Shift ↑ ↓'], name: 'select several rows' },
  { keys: ['Home End PgUp PgDn'], name: 'go further in the table' },
  { keys: ['Enter'], name: 'edit a cell in its place, as F2 does' },
  { keys: ['a … z'], name: 'replace the text of the chosen cell' },
  { keys: ['Ctrl C'], name: 'copy what is selected, the chosen cell or row' },
  { keys: ['Ctrl V'], name: 'paste into the chosen cell' },
  { keys: ['z'], name: 'undo what was written last', entry: 'undo' },
  { keys: ['?'], name: 'show these keys', entry: 'keys' },
  { keys: ['Ctrl A'], name: 'select all of the page, while selecting' },
  { keys: ['Ctrl Z'], name: 'undo, as z does' },
  { keys: ['Shift Ctrl Z'], name: 'do it again' },
  { keys: ['Esc'], name: 'stop selecting, leave a cell for its row' },
];

/** The entries with what is pressed in place of each, where something is. */
export function withKeys(entries: readonly Entry[]): Entry[] {
  return entries.map((one) => ({ ...one, keys: KEYS.find(({ entry }) => entry === one.id)?.keys }));
}
