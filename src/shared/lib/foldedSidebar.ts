const FOLDED_KEY = 'sidebar';
const FOLDED = 'folded';

/** Whether the big sidebar was folded when it was last used; no without storage. */
export function wasSidebarFolded(): boolean {
  try {
    return localStorage.getItem(FOLDED_KEY) === FOLDED;
  } catch {
    return false;
  }
}

/** Remembers for the next visit whether the big sidebar is folded, if there is storage. */
export function rememberSidebarFolded(isFolded: boolean): void {
  try {
    if (isFolded) localStorage.setItem(FOLDED_KEY, FOLDED);
    else localStorage.removeItem(FOLDED_KEY);
  } catch {
    // It is then folded for as long as the page lasts.
  }
}
