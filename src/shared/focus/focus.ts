import { CONTENT_ID } from '@/shared/config/paths';

/** Returns whether nothing has the focus, or the content as a whole, to which it goes where it is lost. */
export function isFocusLost(): boolean {
  return document.activeElement === document.body || document.activeElement?.id === CONTENT_ID;
}

/** Returns whether the focus has not moved since this call, apart from being lost. */
export function trackFocus(): () => boolean {
  const before = document.activeElement;
  return () => document.activeElement === before || isFocusLost();
}
