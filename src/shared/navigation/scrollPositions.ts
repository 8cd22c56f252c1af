import { readJson, writeEntry } from '@/shared/storage/storage';

const STORAGE_KEY = 'scrollPlaces';

/** By the key of the location; the newest is the last. */
const places = new Map<string, number>(readStored());

// A document that is opened by its address begins at its top, whatever had the same key before.
for (const opening of performance.getEntriesByType('navigation')) {
  if ('type' in opening && opening.type === 'navigate') places.delete(currentKey());
}

const focused = new Map<string, string>();

// For a reload, which may come on any page.
window.addEventListener('pagehide', () => {
  writeEntry('sessionStorage', STORAGE_KEY, JSON.stringify([...places].slice(-20)));
});

/** Saves the scroll position for this location, if it is the current one. */
export function saveScrollPosition(key: string): void {
  if (currentKey() !== key) return;
  places.delete(key);
  places.set(key, window.scrollY);
}

/** The scroll position saved for this location, also before a reload. */
export function scrollPositionOf(key: string): number | undefined {
  return places.get(key);
}

/** Saves what had the focus when this location was left, by the id of its job. */
export function saveFocused(key: string, jobId: string | undefined): void {
  if (jobId === undefined) focused.delete(key);
  else focused.set(key, jobId);
}

/** What had the focus there; null for nothing. */
export function focusedOf(key: string): string | null {
  return focused.get(key) ?? null;
}

/** The position that was saved last. */
export function lastScrollPosition(): number | undefined {
  return [...places.values()].at(-1);
}

/** The key of the current location; the first one of a document has the same in each. */
function currentKey(): string {
  const { key } = (history.state ?? {}) as { key?: unknown };
  return typeof key === 'string' ? key : 'default';
}

function readStored(): [string, number][] {
  const stored = readJson('sessionStorage', STORAGE_KEY);
  return Array.isArray(stored) ? stored.filter(isEntry) : [];
}

function isEntry(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}
