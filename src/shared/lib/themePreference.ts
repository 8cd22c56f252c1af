import { useSyncExternalStore } from 'react';

type ThemePreference = 'light' | 'dark' | 'system';

const STORAGE_KEY = 'theme';
const listeners = new Set<() => void>();

/** The remembered choice; what the page shows now when the storage cannot be read. */
export function readThemePreference(): ThemePreference {
  try {
    return parse(localStorage.getItem(STORAGE_KEY));
  } catch {
    return shownPreference();
  }
}

/** Shows that theme at once and remembers it. Without storage it holds for this visit. */
export function applyThemePreference(preference: ThemePreference) {
  show(preference);
  try {
    if (preference === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, preference);
  } catch {
    // The choice then lasts as long as the page.
  }
  listeners.forEach((notify) => notify());
}

/** The theme chosen on this page or in another tab, and how to choose. */
export function useThemePreference(): [ThemePreference, (preference: ThemePreference) => void] {
  return [useSyncExternalStore(subscribe, shownPreference, () => 'system'), applyThemePreference];
}

function subscribe(onChange: () => void) {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key !== STORAGE_KEY && key !== null) return;
    show(readThemePreference());
    onChange();
  };
  listeners.add(onChange);
  window.addEventListener('storage', handleStorage);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', handleStorage);
  };
}

function shownPreference() {
  return parse(document.documentElement.dataset.theme ?? null);
}

function parse(value: string | null): ThemePreference {
  return value === 'light' || value === 'dark' ? value : 'system';
}

/** Of what public/start.js does before the first paint, the part a later change needs. */
function show(preference: ThemePreference) {
  if (preference === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = preference;

  document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').forEach((meta) => {
    const scheme = meta.dataset.scheme ?? '';
    if (preference === 'system') meta.media = `(prefers-color-scheme: ${scheme})`;
    else meta.media = scheme === preference ? 'all' : 'not all';
  });
}
