import { readEntry, writeEntry } from './storage';

const STORAGE_KEY = 'scrollPlaces';

/** How far each visit was scrolled, by the key of its location; the newest is the last. */
const places = new Map<string, number>(readStored());

/** Notes how far this visit is scrolled, unless another one has taken its place in the history. */
export function saveScrollPosition(key: string): void {
  const current = (history.state as { key?: unknown } | null)?.key ?? 'default';
  if (current !== key) return;
  places.delete(key);
  places.set(key, window.scrollY);
}

/** How far this visit was scrolled when it was left, also before a reload. */
export function scrollPositionOf(key: string): number | undefined {
  return places.get(key);
}

/** How far the newest of the noted visits was scrolled. */
export function lastScrollPosition(): number | undefined {
  return [...places.values()].at(-1);
}

/** Keeps what was noted over a reload; without a storage that begins at the top. */
export function storeScrollPositions(): void {
  writeEntry('sessionStorage', STORAGE_KEY, JSON.stringify([...places].slice(-20)));
}

function readStored(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(readEntry('sessionStorage', STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}
