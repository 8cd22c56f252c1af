/** Which control of which card had the focus when the card left its column. */
let left: { id: string; control: number } | null = null;

/** Called when a card is about to move by hand: then its handle has the focus, at once. */
export function focusHandle(card: HTMLElement, id: string): void {
  left = { id, control: controlsOf(card).findIndex((element) => element.matches('[data-handle]')) };
}

/** Called while a card leaves the page, perhaps to come again in another column at once. */
export function noteFocus(card: HTMLElement, id: string): void {
  const control = controlsOf(card).findIndex((element) => element === document.activeElement);
  if (control === -1) return;
  left = { id, control };
  // A column draws what has left and what has come in one go.
  queueMicrotask(() => {
    left = null;
  });
}

/** Gives a card that has just come the focus it had before it left; false where it had none. */
export function takeFocus(card: HTMLElement, id: string): boolean {
  if (left?.id !== id) return false;
  controlsOf(card)[left.control]?.focus({ preventScroll: true });
  left = null;
  return true;
}

function controlsOf(card: HTMLElement): HTMLElement[] {
  return [...card.querySelectorAll<HTMLElement>('a, button')];
}
