/** The first field of the blank row of the table, to which the keys lead. */
export const NEW_ROW = 'new-application';

/** The id of a job's card as an element. */
export function cardId(id: string): string {
  return `job-${id}`;
}

/** The card of a job that is shown, or its row. */
export function findCard(id: string): HTMLElement | null {
  return document.getElementById(cardId(id));
}

/** The links, buttons and boxes of a card. */
export function controlsOf(card: Element | null): HTMLElement[] {
  const parts = [...(card?.getElementsByTagName('*') ?? [])];
  return parts
    .filter((part) => part instanceof HTMLElement)
    .filter(({ tabIndex }) => tabIndex >= 0);
}

/** The card of a job in which an element stands, with its id as `data-job`; null elsewhere. */
export function cardAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-job]') : null;
}
