/** How all jobs are shown; the first one where nothing else is said. */
export const VIEWS = ['list', 'board'] as const;
export type View = (typeof VIEWS)[number];

const STORAGE_KEY = 'view';

/** The view that was chosen last on this device; the list without storage. */
export function rememberedView(): View {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'board' ? 'board' : 'list';
  } catch {
    return 'list';
  }
}

/** Remembers the view for the next visit, if there is storage. */
export function rememberView(view: View): void {
  try {
    if (view === 'list') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, view);
  } catch {
    // The next visit then begins with the list.
  }
}
