import { useRef } from 'react';
import { areKeysOn } from '@/shared/storage/keysPreference';
import { isComposing } from './isComposing';
import { readKey } from './readKey';
import { useDocumentEvent } from '@/shared/hooks/useDocumentEvent';

/** What may have the focus is of any component. */
const NOT_FOR_KEYS = 'input:not([data-select]), textarea, select, dialog, [popover]';
const CELL = '[role="gridcell"], [role="rowheader"]';

/**
 * Runs what belongs to single keys, or to several pressed one after the other with blanks between them.
 * Nothing runs for a key that means something else, nor where keys are turned off. A key that is held acts
 * once, unless it is one of those that `repeat`.
 */
export function useKeys(
  keys: Record<string, (event: KeyboardEvent) => void>,
  repeat: readonly string[] = [],
): void {
  /** What was pressed, as long as something begins with it. */
  const pressed = useRef('');

  useDocumentEvent('keydown', (event) => {
    const names = Object.keys(keys);
    const key = readKey(event);
    const isBegun = (start: string) => names.some((name) => `${name} `.startsWith(`${start} `));
    const found =
      (event.repeat && !repeat.includes(key)) || isForOthers(event)
        ? undefined
        : [`${pressed.current} ${key}`, key].find((start) => isBegun(start));
    pressed.current = found ?? '';
    const run = found === undefined ? undefined : keys[found];
    if (run === undefined) return;
    event.preventDefault();
    run(event);
  });
}

/** Whether a key, or what is pasted, is for an element that uses it itself, as a text field, a dialog or a menu do. */
export function isForControl({ target }: Event): boolean {
  return target instanceof Element && target.closest(NOT_FOR_KEYS) !== null;
}

/** Whether an event is one of a cell of a grid, where what is typed replaces its text. */
function isInCell({ target }: Event): boolean {
  return target instanceof Element && target.closest(CELL) !== null;
}

/** Whether a key means something else: to whoever types, works a menu or a dialog, or has chosen a cell. */
function isForOthers(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, defaultPrevented } = event;
  const isCommand = (ctrlKey || metaKey || altKey) && !event.getModifierState('AltGraph');
  if (isCommand || isComposing(event) || defaultPrevented || !areKeysOn()) return true;
  return isDialogOpen() || isForControl(event) || isInCell(event);
}

/** Whether a dialog is open, of any component: what is behind it takes no keys. */
export function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}
