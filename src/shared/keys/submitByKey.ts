import type { KeyboardEvent } from 'react';
import { isComposing } from './isComposing';

/** Submits the form of a field by Ctrl or Cmd with Enter; any other key is left alone. */
export function submitByKey(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, ctrlKey, metaKey, nativeEvent } = event;
  if (key !== 'Enter' || isComposing(nativeEvent) || !(ctrlKey || metaKey)) return;
  const isField =
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement;
  if (!isField) return;
  event.preventDefault();
  target.form?.requestSubmit();
}
