/** The card of a job in which an element stands, with its id as `data-job`; null elsewhere. */
export function cardAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-job]') : null;
}
