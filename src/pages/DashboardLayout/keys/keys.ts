import { paths, SEARCHING } from '@/shared/config/paths';

/** What the keys need of the page they are pressed on. */
type KeyContext = {
  path: string;
  open: (path: string, state?: unknown) => void;
  showKeys: () => void;
};

type Entry = { keys: string[]; name: string; run: (context: KeyContext) => void };

/** What is pressed one after the other, and what it does. */
export const KEYS: Entry[] = [
  { keys: ['/'], name: 'search', run: search },
  // Also on its own page, where it leaves what is being edited.
  { keys: ['n'], name: 'add job', run: ({ open }) => open(paths.addJob) },
  { keys: ['g', 's'], name: 'stats', run: (context) => navigateTo(context, paths.stats) },
  { keys: ['g', 'a'], name: 'all jobs', run: (context) => navigateTo(context, paths.allJobs) },
  { keys: ['g', 'p'], name: 'profile', run: (context) => navigateTo(context, paths.profile) },
  { keys: ['b'], name: 'board or list of all jobs', run: changeView },
  { keys: ['x'], name: 'select the focused job, while selecting', run: tick },
  // As long as there is something to undo, which a toast offers.
  { keys: ['z'], name: 'undo a change of status', run: undo },
  { keys: ['?'], name: 'show these keys', run: ({ showKeys }) => showKeys() },
];

/** The last of these keys that something begins with; none where nothing does. */
export function findKeys(pressed: string[]): string[] {
  if (KEYS.some(({ keys }) => pressed.every((key, index) => keys[index] === key))) return pressed;
  return findKeys(pressed.slice(1));
}

function search({ path, open }: KeyContext) {
  if (path === paths.allJobs) document.querySelector<HTMLElement>('[type="search"]')?.focus();
  else open(paths.allJobs, SEARCHING);
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
