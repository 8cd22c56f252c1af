import { CONTENT_ID } from '@/shared/config/paths';

/** Returns whether nothing has the focus, or the content as a whole, to which it goes where it is lost. */
export function isFocusLost(): boolean {
  return document.activeElement === document.body || document.activeElement?.id === CONTENT_ID;
}

/** Whether the focus went to another window, as told by the blur of an element that is still the active one. */
export function isWindowLeft({ currentTarget }: { currentTarget: Element }): boolean {
  return currentTarget.contains(document.activeElement);
}

/** Returns whether the focus has not moved since this call, apart from being lost. */
export function trackFocus(): () => boolean {
  const before = document.activeElement;
  return () => document.activeElement === before || isFocusLost();
}

/** Selects the text of a field that gets the focus, so that typing replaces it. */
export function selectWhole({ target }: { target: HTMLInputElement }): void {
  target.select();
}
