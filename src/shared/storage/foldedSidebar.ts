import { readEntry, writeEntry } from './storage';

export const BIG_SIDEBAR_ID = 'big-sidebar';

const FOLDED_KEY = 'sidebar';
const FOLDED = 'folded';

/** Whether the big sidebar was folded when it was last used; no without storage. */
export function wasSidebarFolded(): boolean {
  return readEntry('localStorage', FOLDED_KEY) === FOLDED;
}

/** Remembers for the next visit whether the big sidebar is folded, if there is storage. */
export function rememberSidebarFolded(isFolded: boolean): void {
  writeEntry('localStorage', FOLDED_KEY, isFolded ? FOLDED : null);
}
