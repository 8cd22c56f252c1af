/** Whether the keys are those of a Mac, iPad or iPhone; not known while the first paint is built. */
export function isMac(): boolean {
  return 'navigator' in globalThis && /Mac|iPhone|iPad/.test(navigator.userAgent);
}

/** What is held for a command, as its key is labelled. */
export function commandName(): string {
  return isMac() ? '⌘' : 'Ctrl';
}
