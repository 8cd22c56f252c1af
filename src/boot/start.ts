import { noteInstallPrompt } from '@/shared/lib/installPrompt';
import { readThemePreference, showTheme } from '@/shared/lib/shownTheme';
import type { Parts } from '@/shared/lib/importPart';
import { startPage, type PageStarts } from './startPage';

// Runs in every document before its first paint and before the bundle: the build makes of this file
// the classic script start.js, which nothing waits for but the paint.
showTheme(readThemePreference());
noteInstallPrompt();
// Nothing is known of the pages and parts while developing.
const { pages, parts } = document.currentScript?.dataset ?? {};
if (pages !== undefined && parts !== undefined) {
  const listed = JSON.parse(parts) as Parts;
  Object.assign(globalThis, { parts: listed });
  startPage(JSON.parse(pages) as PageStarts, listed);
}
