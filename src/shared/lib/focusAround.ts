/**
 * Moves the focus from an element that is about to leave the page, and would take it along, to the
 * part of the page around it.
 */
export function focusAround(element: Element): void {
  const around = element.closest('[tabindex="-1"]');
  if (around instanceof HTMLElement) around.focus({ preventScroll: true });
}
