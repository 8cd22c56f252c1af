/** Moves the focus from an element that is about to be removed to the focusable element around it. */
export function focusAround(element: Element): void {
  // What can take the focus is whatever stands around it, in any component.
  const around = element.closest('[tabindex]');
  if (around instanceof HTMLElement) around.focus({ preventScroll: true });
}

/** Returns whether the focus has not moved since this call, apart from being lost. */
export function trackFocus(): () => boolean {
  const before = document.activeElement;
  return () => [before, document.body].includes(document.activeElement);
}
