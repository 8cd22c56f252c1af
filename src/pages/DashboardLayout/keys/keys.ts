import { focusSearch } from '@/features/allJobs/search/searchFocus';
import { changeView } from '@/features/allJobs/view/changeView';
import { paths } from '@/shared/config/paths';
import { areKeysOn } from './keysPreference';

/** What the keys can reach of the page they are pressed on. */
export type Reach = { path: string; open: (path: string) => void; showKeys: () => void };

type Entry = { keys: string[]; name: string; run: (reach: Reach) => void };

/** What is pressed one after the other, and what it does. */
export const KEYS: Entry[] = [
  { keys: ['/'], name: 'search', run: search },
  // Also on its own page, where it leaves what is being edited.
  { keys: ['n'], name: 'add job', run: ({ open }) => open(paths.addJob) },
  { keys: ['g', 's'], name: 'stats', run: (reach) => lead(reach, paths.stats) },
  { keys: ['g', 'a'], name: 'all jobs', run: (reach) => lead(reach, paths.allJobs) },
  { keys: ['g', 'p'], name: 'profile', run: (reach) => lead(reach, paths.profile) },
  { keys: ['b'], name: 'board or list of all jobs', run: changeView },
  { keys: ['?'], name: 'show these keys', run: ({ showKeys }) => showKeys() },
];

const NOT_FOR_KEYS =
  'input, textarea, select, [contenteditable], dialog, [role="menu"], [data-menu]';

/** Does what keydown events ask for, each together with those before it. */
export function createKeyHandler(): (event: KeyboardEvent, reach: Reach) => void {
  let pressed = '';

  return (event, reach) => {
    const { key } = event;
    pressed = isOurs(event) ? ([`${pressed} ${key}`, key].find(isBegun) ?? '') : '';
    const entry = KEYS.find(({ keys }) => keys.join(' ') === pressed);
    if (entry === undefined) return;
    event.preventDefault();
    entry.run(reach);
  };
}

function isBegun(pressed: string): boolean {
  return KEYS.some(({ keys }) => `${keys.join(' ')} `.startsWith(`${pressed} `));
}

/** Whoever types, or works a menu or a dialog, means something else. */
function isOurs(event: KeyboardEvent): boolean {
  const { target, ctrlKey, metaKey, altKey, repeat, isComposing, defaultPrevented } = event;
  if (ctrlKey || metaKey || altKey || repeat || isComposing || defaultPrevented) return false;
  if (!areKeysOn() || document.querySelector('dialog[open]') !== null) return false;
  return !(target instanceof Element && target.closest(NOT_FOR_KEYS));
}

function search(reach: Reach) {
  focusSearch();
  lead(reach, paths.allJobs);
}

function lead({ path, open }: Reach, next: string) {
  if (next !== path) open(next);
}
