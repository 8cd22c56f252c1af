import { DEFAULT_VIEW, VIEW_NAMES, type View } from '@/jobs/model/views';
import { readEntry, writeEntry } from '@/shared/storage/storage';

const STORAGE_KEY = 'view';

/** The view that was chosen last on this device; the list without storage. */
export function rememberedView(): View {
  const stored = readEntry('localStorage', STORAGE_KEY);
  return VIEW_NAMES.find((view) => view === stored) ?? DEFAULT_VIEW;
}

/** Remembers the view for the next visit, if there is storage. */
export function rememberView(view: View): void {
  writeEntry('localStorage', STORAGE_KEY, view === DEFAULT_VIEW ? null : view);
}
