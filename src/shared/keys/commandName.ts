/** Whether the keys are those of a Mac, iPad or iPhone. */
export const IS_MAC = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** What is held for a command: as its key is labelled. */
export const COMMAND = IS_MAC ? '⌘' : 'Ctrl';
