import { readKey } from './readKey';
import { useDocumentEvent } from '@/shared/hooks/useDocumentEvent';
import { isDialogOpen } from './useKeys';

/** Whether a key is this letter with Ctrl or Cmd, with Shift or without. */
export function isCommandKey(event: KeyboardEvent, letter: string): boolean {
  const { ctrlKey, metaKey, altKey, repeat, isComposing } = event;
  const isCommand = (ctrlKey || metaKey) && !altKey && !repeat && !isComposing;
  return isCommand && readKey(event).toLowerCase() === letter;
}

/** Runs what belongs to this letter with Ctrl or Cmd, in fields too, unless a dialog is open. */
export function useCommandKey(letter: string, run: (event: KeyboardEvent) => void): void {
  useDocumentEvent('keydown', (event) => {
    if (isCommandKey(event, letter) && !event.defaultPrevented && !isDialogOpen()) run(event);
  });
}
