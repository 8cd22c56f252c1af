import { readEntry, writeEntry } from '@/shared/storage/storage';

const KEY = 'isInstalled';

/** Whether this window is that of the installed app, and no tab of a browser. */
export function isInstalled(): boolean {
  const wasInstalled = readEntry('sessionStorage', KEY) === 'yes';
  if (matchMedia('(display-mode: standalone)').matches) {
    if (!wasInstalled) writeEntry('sessionStorage', KEY, 'yes');
    return true;
  }
  // The full screen of a tab looks the same.
  return wasInstalled && matchMedia('(display-mode: fullscreen)').matches;
}
