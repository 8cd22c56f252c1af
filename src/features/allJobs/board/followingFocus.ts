/** Which control of which card had the focus when the card left its column. */
let left: { id: string; control: number } | null = null;

/** Call it when a card unmounts, which may mount again in another column. */
export function noteFocus(card: HTMLElement, id: string): void {
  const control = controlsOf(card).findIndex((element) => element === document.activeElement);
  if (control === -1) return;
  left = { id, control };
  // Both happen in the same commit.
  queueMicrotask(() => {
    left = null;
  });
}

/** The control of a mounted card that had the focus when the card was unmounted; else null. */
export function controlToFocus(card: HTMLElement, id: string): HTMLElement | null {
  if (left?.id !== id) return null;
  const control = controlsOf(card)[left.control] ?? null;
  left = null;
  return control;
}

function controlsOf(card: HTMLElement): HTMLElement[] {
  return [...card.querySelectorAll<HTMLElement>('a, button')];
}
