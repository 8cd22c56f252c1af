import { paths } from '@/shared/config/paths';
import { collectText } from '@/shared/lib/typeAhead';

/** What the keys need of the page they are pressed on. */
export type KeyContext = { path: string; open: (path: string) => void; showKeys: () => void };

type Entry = { keys: string[]; name: string; run: (context: KeyContext) => void };

/** What is pressed one after the other, and what it does. */
export const KEYS: Entry[] = [
  { keys: ['/'], name: 'search', run: search },
  // Also on its own page, where it leaves what is being edited.
  { keys: ['n'], name: 'add job', run: addJob },
  { keys: ['g', 's'], name: 'stats', run: (context) => navigateTo(context, paths.stats) },
  { keys: ['g', 'a'], name: 'all jobs', run: (context) => navigateTo(context, paths.allJobs) },
  { keys: ['g', 'p'], name: 'profile', run: (context) => navigateTo(context, paths.profile) },
  { keys: ['b'], name: 'board or list of all jobs', run: changeView },
  { keys: ['x'], name: 'select the focused job, while selecting', run: tick },
  // As long as there is something to undo, which a toast offers.
  { keys: ['z'], name: 'undo a change of status', run: undo },
  { keys: ['?'], name: 'show these keys', run: ({ showKeys }) => showKeys() },
];

/**
 * Does what keys ask for, each together with those before it; '' is a key that means something else.
 * Returns whether the key did something.
 */
export function createKeyHandler(): (key: string, context: KeyContext) => boolean {
  let pressed = '';

  return (key, context) => {
    pressed = [`${pressed} ${key}`, key].find(isBegun) ?? '';
    const entry = KEYS.find(({ keys }) => keys.join(' ') === pressed);
    entry?.run(context);
    return entry !== undefined;
  };
}

function isBegun(pressed: string): boolean {
  return KEYS.some(({ keys }) => `${keys.join(' ')} `.startsWith(`${pressed} `));
}

function search(context: KeyContext) {
  collectText('search');
  navigateTo(context, paths.allJobs);
}

function addJob({ open }: KeyContext) {
  collectText('position');
  open(paths.addJob);
}

/** Presses the other half of the switch between list and board, where there is one. */
function changeView() {
  const other = document.querySelector<HTMLElement>('[data-view][aria-pressed="false"]');
  // What has the focus in the one view is not there in the other.
  other?.focus();
  other?.click();
}

function tick() {
  const card = document.activeElement?.closest('[data-job]');
  card?.querySelector<HTMLElement>('[data-tick]')?.click();
}

function undo() {
  document.querySelector<HTMLElement>('[data-undo]')?.click();
}

function navigateTo({ path, open }: KeyContext, next: string) {
  if (next !== path) open(next);
}
