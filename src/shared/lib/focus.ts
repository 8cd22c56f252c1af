/**
 * Moves the focus from an element that is about to leave the page, and would take it along, to the
 * part of the page around it.
 */
export function focusAround(element: Element): void {
  const around = element.closest('[tabindex="-1"]');
  if (around instanceof HTMLElement) around.focus({ preventScroll: true });
}

/**
 * Notes where the focus is. Returns what tells whether it is still there, or nowhere any more: then
 * nobody has moved on, and it may be led elsewhere.
 */
export function watchFocus(): () => boolean {
  const before = document.activeElement;
  return () => [before, document.body].includes(document.activeElement);
}
