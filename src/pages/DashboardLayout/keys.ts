import type { Entry } from '@/features/palette/entries';
import { JOB_ACTIONS } from '@/jobs/actions/jobActions';
import { VIEW_KEYS } from '@/jobs/model/views';
import { NAMED_PAGES } from '@/shared/config/paths';

type Key = { keys: readonly string[]; name: string };

export const UNDO_KEYS = ['z'];
export const KEYS_KEYS = ['?'];

const rowKeys = JOB_ACTIONS.flatMap(({ key, keyName = '' }) =>
  key === undefined ? [] : [{ keys: [key], name: keyName }],
);

/** What is pressed one after the other and what it does, by where it does so. */
export const KEY_GROUPS: readonly { where: string; keys: readonly Key[] }[] = [
  {
    where: 'anywhere',
    keys: [
      { keys: ['Ctrl K'], name: 'find pages, actions and jobs, or record one' },
      ...withKeys(NAMED_PAGES),
      { keys: UNDO_KEYS, name: 'undo what was written last' },
      { keys: ['Ctrl Z'], name: 'undo, as z does' },
      { keys: ['Shift Ctrl Z'], name: 'do it again' },
      { keys: KEYS_KEYS, name: 'show these keys' },
    ],
  },
  {
    where: 'page',
    keys: [
      { keys: ['/'], name: 'search' },
      ...VIEW_KEYS.map(({ view, key }) => ({ keys: [key], name: `${view} or list of all jobs` })),
      { keys: ['Ctrl A'], name: 'select all of the page, while selecting' },
      { keys: ['Ctrl P'], name: 'print' },
    ],
  },
  {
    where: 'rows',
    keys: [
      { keys: ['j'], name: 'next job' },
      { keys: ['k'], name: 'previous job' },
      ...rowKeys,
      { keys: ['Shift ↑ ↓'], name: 'select several rows' },
      { keys: ['Home End'], name: 'go to the first or last row of the table' },
      { keys: ['PgUp PgDn'], name: 'go ten rows further in the table' },
      { keys: ['Ctrl C'], name: 'copy what is selected, the chosen cell or row' },
      { keys: ['Esc'], name: 'stop selecting, leave a cell for its row' },
    ],
  },
  {
    where: 'cells',
    keys: [
      { keys: ['↑ ↓ ← →'], name: 'choose a row or a cell of the table' },
      { keys: ['Enter'], name: 'edit a cell in its place, as F2 does' },
      { keys: ['a … z'], name: 'replace the text of the chosen cell' },
      { keys: ['Ctrl V'], name: 'paste into the chosen cell' },
    ],
  },
];

function withKeys(entries: readonly Omit<Entry, 'id'>[]): Key[] {
  return entries.flatMap(({ keys, name }) => (keys === undefined ? [] : [{ keys, name }]));
}
