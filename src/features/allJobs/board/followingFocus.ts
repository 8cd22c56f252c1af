/** Which control of which card had the focus when the card left its column. */
let left: { id: string; control: number } | null = null;

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

/** The control of a card that has just come which had the focus before the card left; null without one. */
export function controlToFocus(card: HTMLElement, id: string): HTMLElement | null {
  if (left?.id !== id) return null;
  const control = controlsOf(card)[left.control] ?? null;
  left = null;
  return control;
}

function controlsOf(card: HTMLElement): HTMLElement[] {
  return [...card.querySelectorAll<HTMLElement>('a, button')];
}
