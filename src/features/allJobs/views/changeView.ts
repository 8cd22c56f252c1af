/** Presses the other half of the switch between list and board, where there is one. */
export function changeView(): void {
  const other = document.querySelector<HTMLElement>('[data-view][aria-pressed="false"]');
  // What has the focus in the one view is not there in the other.
  other?.focus();
  other?.click();
}
