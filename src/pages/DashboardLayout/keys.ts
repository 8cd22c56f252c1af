/** What is pressed one after the other, and what it does. */
export const KEYS = [
  { keys: ['/'], name: 'search' },
  { keys: ['Ctrl K'], name: 'find pages, actions and jobs' },
  { keys: ['n'], name: 'add job' },
  { keys: ['g', 's'], name: 'stats' },
  { keys: ['g', 'a'], name: 'all jobs' },
  { keys: ['g', 'p'], name: 'profile' },
  { keys: ['b'], name: 'board or list of all jobs' },
  { keys: ['t'], name: 'table or list of all jobs' },
  { keys: ['j'], name: 'next job' },
  { keys: ['k'], name: 'previous job' },
  { keys: ['e'], name: 'edit the focused job' },
  { keys: ['x'], name: 'select the focused job' },
  { keys: ['1'], name: 'set it pending' },
  { keys: ['2'], name: 'set it to interview' },
  { keys: ['3'], name: 'set it declined' },
  { keys: ['c'], name: 'copy it as text' },
  { keys: ['Delete'], name: 'delete it' },
  { keys: ['↑ ↓ ← →'], name: 'choose a row or a cell of the table' },
  { keys: ['Shift ↑ ↓'], name: 'select several rows' },
  { keys: ['Home End PgUp PgDn'], name: 'go further in the table' },
  { keys: ['Enter'], name: 'edit a cell in its place, as F2 does' },
  { keys: ['z'], name: 'undo what was written last' },
  { keys: ['?'], name: 'show these keys' },
  { keys: ['Ctrl A'], name: 'select all of the page, while selecting' },
  { keys: ['Ctrl Z'], name: 'undo, as z does' },
  { keys: ['Shift Ctrl Z'], name: 'do it again' },
  { keys: ['Esc'], name: 'stop selecting' },
] as const;

export type KeyName = (typeof KEYS)[number]['name'];

/** What is pressed in place of what has this name in the table; undefined where nothing is. */
export function keysOf(name: KeyName | undefined): readonly string[] | undefined {
  return KEYS.find((row) => row.name === name)?.keys;
}
