/** Whether this window is that of the installed app, and no tab of a browser. */
export function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches;
}
