type Leaving = {
  id: string;
  column: Element | null;
  /** The place of the control that had the focus; -1 for none. */
  control: number;
  /** The same control of the card beside it. */
  neighbour: HTMLElement | undefined;
};

/** The card that leaves its column in this commit, in which it may mount again in another one. */
let leaving: Leaving | null = null;

/** Call it when a card unmounts. */
export function noteLeaving(card: HTMLElement, id: string): void {
  // Of several the one in use counts.
  if (leaving !== null && leaving.control !== -1) return;
  const column = columnOf(card);
  const control = controlsOf(card).findIndex((element) => element === document.activeElement);
  const cards = [...(column?.querySelectorAll<HTMLElement>('[data-job]') ?? [])];
  const place = cards.indexOf(card);
  const beside = cards[place + 1] ?? cards[place - 1];
  leaving = { id, column, control, neighbour: beside && controlsOf(beside)[control] };
  queueMicrotask(() => {
    leaving = null;
  });
}

/**
 * Marks a mounted card that has come from another column. Returns its control that had the focus there,
 * and where the focus goes if it is to stay there; null where it had none.
 */
export function receiveCard(card: HTMLElement, id: string) {
  if (leaving?.id !== id || leaving.column === columnOf(card)) return null;
  const { control, column, neighbour } = leaving;
  leaving = null;
  card.setAttribute('data-landed', '');
  const unmark = () => card.removeAttribute('data-landed');
  window.addEventListener('pointerdown', unmark, { once: true, capture: true });
  const focused = controlsOf(card)[control];
  const stay = neighbour?.isConnected ? neighbour : column;
  return focused && stay instanceof HTMLElement ? { focused, stay } : null;
}

function columnOf(card: HTMLElement): Element | null {
  return card.closest('[data-column]');
}

function controlsOf(card: HTMLElement): HTMLElement[] {
  return [...card.querySelectorAll<HTMLElement>('a, button')];
}
