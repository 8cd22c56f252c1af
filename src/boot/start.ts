import { noteInstallPrompt } from '@/shared/install/installPrompt';
import { readThemePreference, showTheme } from '@/shared/storage/shownTheme';
import { startPage, type PageStarts } from './startPage';

// Runs in every document before its first paint and before the bundle: the build makes of this file
// the classic script start.js, which nothing waits for but the paint.
showTheme(readThemePreference());
noteInstallPrompt();
// Nothing is known of the pages while developing.
const { pages } = document.currentScript?.dataset ?? {};
if (pages !== undefined) startPage(JSON.parse(pages) as PageStarts);
