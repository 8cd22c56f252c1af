import { isMac } from './commandName';
import { isComposing } from './isComposing';
import { readKey } from './readKey';
import { useDocumentEvent } from '@/shared/hooks/useDocumentEvent';
import { isDialogOpen, isForControl } from './useKeys';

/**
 * Whether a key is this letter with Ctrl or Cmd, with Shift or without. On a Mac Ctrl edits the text of a field, as
 * Ctrl+K does, which cuts to the end of a line.
 */
export function isCommandKey(event: KeyboardEvent, letter: string): boolean {
  const { ctrlKey, metaKey, altKey, repeat } = event;
  const isForText = isMac() && isForControl(event);
  const isCommand =
    (metaKey || (ctrlKey && !isForText)) && !altKey && !repeat && !isComposing(event);
  return isCommand && readKey(event).toLowerCase() === letter;
}

/** Runs what belongs to this letter with Ctrl or Cmd, in fields too, unless a dialog is open. */
export function useCommandKey(letter: string, run: (event: KeyboardEvent) => void): void {
  useDocumentEvent('keydown', (event) => {
    if (isCommandKey(event, letter) && !event.defaultPrevented && !isDialogOpen()) run(event);
  });
}
