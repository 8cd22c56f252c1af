import { toast } from 'react-toastify/unstyled';
import { theme } from '@/shared/styles/theme';

const GAP = 8;
/** Above it toasts stand in the top bar, below it over the page. */
const IN_BAR = `(min-width: ${theme.breakpoint.desktop}px)`;

/** What a toast over the page must not cover; the note of a field follows it. */
const IN_USE =
  ':is(a, button, input, select, textarea):focus, :is(input, textarea):focus + *, [role="tablist"]';

/**
 * Over the page, a toast moves below what is in use, and goes with the next press elsewhere; one that can
 * be undone stays for its time. Returns a function that ends it.
 */
export function stayClearOfUse(place: HTMLElement): () => void {
  const move = () => {
    // It would go from under the finger.
    if (place.contains(document.activeElement)) return;
    place.style.translate = '';
    const own = place.getBoundingClientRect();
    const used = [...document.querySelectorAll(IN_USE)]
      .map((element) => element.getBoundingClientRect())
      .filter(({ left, right }) => own.left < right && left < own.right)
      .toSorted((one, other) => one.top - other.top);
    const top = used.reduce(
      (at, { top, bottom }) => (at < bottom && top < at + own.height ? bottom + GAP : at),
      own.top,
    );
    if (top !== own.top) place.style.translate = `0 ${top - own.top}px`;
  };
  const leave = ({ target }: Event) => {
    const shown = place.querySelector('.Toastify__toast:last-child');
    const isElsewhere = !(target instanceof Node && place.contains(target));
    const canStay = window.matchMedia(IN_BAR).matches || shown?.querySelector('[data-undo]');
    if (shown && isElsewhere && !canStay) toast.dismiss(shown.id);
  };
  const sizes = new ResizeObserver(move);
  sizes.observe(place);
  const controller = new AbortController();
  const { signal } = controller;
  document.addEventListener('focusin', move, { signal });
  window.addEventListener('scroll', move, { passive: true, signal });
  // Before the press does anything: what it brings about is to be seen. A touch that scrolls is none.
  window.addEventListener('pointerup', leave, { capture: true, signal });
  window.addEventListener('popstate', leave, { signal });
  return () => {
    sizes.disconnect();
    controller.abort();
  };
}
