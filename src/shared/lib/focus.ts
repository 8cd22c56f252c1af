/** Moves the focus from an element that is about to be removed to the focusable element around it. */
export function focusAround(element: Element): void {
  const around = element.closest('[tabindex="-1"]');
  if (around instanceof HTMLElement) around.focus({ preventScroll: true });
}

/**
 * Returns whether the focus has not moved since this call, apart from being lost; a press on a disabled
 * control loses it to what is around that.
 */
export function trackFocus(): () => boolean {
  const before = document.activeElement;
  return () =>
    document.activeElement === document.body || document.activeElement?.contains(before) === true;
}
