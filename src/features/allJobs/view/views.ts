import { readEntry, writeEntry } from '@/shared/lib/storage';

/** How all jobs are shown; the first one where nothing else is said. */
export const VIEWS = ['list', 'board'] as const;
export type View = (typeof VIEWS)[number];

const STORAGE_KEY = 'view';

/** The view that was chosen last on this device; the list without storage. */
export function rememberedView(): View {
  return readEntry('localStorage', STORAGE_KEY) === 'board' ? 'board' : 'list';
}

/** Remembers the view for the next visit, if there is storage. */
export function rememberView(view: View): void {
  writeEntry('localStorage', STORAGE_KEY, view === 'list' ? null : view);
}
