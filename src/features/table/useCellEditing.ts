import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import type { useCardMode } from '@/jobs/cards/CardMode';
import { fieldOf } from '@/jobs/model/job';
import { isForControl } from '@/shared/keys/useKeys';
import { editedAt, FIRST_FIELD, type Edited } from './tableColumns';

/** What an input method or a dead key begins is no letter yet. */
const UNREAD = ['Process', 'Unidentified', 'Dead'];
const EMPTYING = ['Delete', 'Backspace'];

/**
 * Which cell is edited. Enter, F2 and a double press edit the text of a cell, what is typed replaces it, and
 * Delete empties it. A choice is made by its first letter.
 */
export function useCellEditing(mode: ReturnType<typeof useCardMode>) {
  const [edited, onEdit] = useState<Edited | null>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    if (mode === 'readOnly' || isForControl(event.nativeEvent)) return;
    const begun = beginOf(event);
    if (begun === null) return;
    // What is typed goes to the field, which is there before the browser writes it.
    if (begun.text === undefined || begun.isMissing || fieldOf(begun.field).options)
      event.preventDefault();
    flushSync(() => onEdit(begun));
  };
  const onDoubleClick = ({ target, nativeEvent }: MouseEvent) => {
    if (mode === 'readOnly' || isForControl(nativeEvent) || !(target instanceof Element)) return;
    const begun = editedAt(target.closest('button, td, th'));
    if (begun !== null) onEdit(begun);
  };

  return { edited, onEdit, handlers: { onKeyDown, onDoubleClick } };
}

function beginOf(event: KeyboardEvent): Edited | null {
  const { key, target, repeat, ctrlKey, metaKey, altKey } = event;
  const isCommand = (ctrlKey || metaKey || altKey) && !event.getModifierState('AltGraph');
  if (isCommand || repeat || !(target instanceof Element)) return null;
  if (key === 'Enter' || key === 'F2') {
    return target instanceof HTMLTableRowElement
      ? editedAt(target.querySelector(`[data-field="${FIRST_FIELD}"]`))
      : editedAt(target);
  }
  const cell = editedAt(target.closest('[data-field]'));
  if (cell === null) return null;
  const { options, isRequired } = fieldOf(cell.field);
  if (EMPTYING.includes(key)) return options ? null : { ...cell, text: '', isMissing: isRequired };
  if (key === ' ' || (key.length > 1 && !UNREAD.includes(key))) return null;
  const text = options ? options.find((option) => option.startsWith(key.toLowerCase())) : '';
  return text === undefined ? null : { ...cell, text };
}
