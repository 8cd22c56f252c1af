import { CONTENT_ID } from '@/shared/config/paths';

type Blur = { currentTarget: Element; relatedTarget: EventTarget | null };

/** Returns whether nothing has the focus, or the content as a whole, to which it goes where it is lost. */
export function isFocusLost(): boolean {
  return document.activeElement === document.body || document.activeElement?.id === CONTENT_ID;
}

/**
 * Calls `onLeft` once the focus has gone from a blurred element to another part of this page; from another window,
 * tab or frame once it comes back elsewhere.
 */
export function whenLeft({ currentTarget, relatedTarget }: Blur, onLeft: () => void): void {
  const check = () => {
    const active = document.activeElement;
    // As it stays when another window or tab is in front.
    if (currentTarget.contains(active)) return;
    if (!(active instanceof HTMLIFrameElement)) onLeft();
    else window.addEventListener('focus', () => setTimeout(check), { once: true });
  };
  // Only after this event a frame becomes the active element.
  if (relatedTarget === null) setTimeout(check);
  else check();
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
