import { useSyncExternalStore } from 'react';
import {
  readThemePreference,
  shownPreference,
  showTheme,
  THEME_KEY,
  type ThemePreference,
} from './shownTheme';
import { writeEntry } from './storage';

const listeners = new Set<() => void>();

/** Shows that theme at once and remembers it. Without storage it holds for this visit. */
export function applyThemePreference(preference: ThemePreference): void {
  show(preference);
  writeEntry('localStorage', THEME_KEY, preference === 'system' ? null : preference);
}

/** The theme chosen on this page or in another tab. */
export function useThemePreference(): ThemePreference {
  return useSyncExternalStore(subscribe, shownPreference, () => 'system');
}

/** Follows the choice in other tabs, also a change since the start script. */
export function connectTheme(): void {
  window.addEventListener('storage', ({ key }) => {
    // A null key means that the whole storage was cleared.
    if (key === THEME_KEY || key === null) show(readThemePreference());
  });
  show(readThemePreference());
}

function show(preference: ThemePreference) {
  showTheme(preference);
  listeners.forEach((notify) => notify());
}

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
