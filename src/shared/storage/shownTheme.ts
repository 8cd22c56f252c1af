import { readEntry } from './storage';

export type ThemePreference = 'light' | 'dark' | 'system';

export const THEME_KEY = 'theme';

/** The remembered choice; what the page shows now when the storage cannot be read. */
export function readThemePreference(): ThemePreference {
  const entry = readEntry('localStorage', THEME_KEY);
  return entry === undefined ? shownPreference() : parse(entry);
}

/** The choice that the page shows now. */
export function shownPreference(): ThemePreference {
  return parse(document.documentElement.dataset.theme ?? null);
}

/** Shows that theme in the page, and in the browser around it. */
export function showTheme(preference: ThemePreference): void {
  if (preference === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = preference;

  for (const meta of document.getElementsByTagName('meta')) {
    if (meta.name === 'color-scheme')
      meta.content = preference === 'system' ? 'light dark' : preference;
    if (meta.name !== 'theme-color') continue;
    const scheme = meta.dataset.scheme ?? '';
    if (preference === 'system') meta.media = `(prefers-color-scheme: ${scheme})`;
    else meta.media = scheme === preference ? 'all' : 'not all';
  }
}

function parse(value: string | null): ThemePreference {
  return value === 'light' || value === 'dark' ? value : 'system';
}
