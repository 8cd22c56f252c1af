import { useRef } from 'react';
import { areKeysOn } from '@/shared/storage/keysPreference';
import { readKey } from './readKey';
import { useDocumentEvent } from '@/shared/hooks/useDocumentEvent';

/** What may have the focus is of any component. */
const NOT_FOR_KEYS = 'input:not([data-select]), textarea, select, dialog, [popover]';

/**
 * Runs what belongs to single keys, or to several pressed one after the other with blanks between them.
 * Nothing runs for a key that means something else, nor where keys are turned off.
 */
export function useKeys(keys: Record<string, (event: KeyboardEvent) => void>): void {
  /** What was pressed, as long as something begins with it. */
  const pressed = useRef('');

  useDocumentEvent('keydown', (event) => {
    const names = Object.keys(keys);
    const key = readKey(event);
    const isBegun = (start: string) => names.some((name) => `${name} `.startsWith(`${start} `));
    const found = isForOthers(event)
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

/** Whether a key means something else: to whoever types, or works a menu or a dialog. */
function isForOthers(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, repeat, isComposing, defaultPrevented } = event;
  const isCommand = (ctrlKey || metaKey || altKey) && !event.getModifierState('AltGraph');
  if (isCommand || repeat || isComposing || defaultPrevented || !areKeysOn()) return true;
  return isDialogOpen() || isForControl(event);
}

/** Whether a dialog is open, of any component: what is behind it takes no keys. */
export function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}
