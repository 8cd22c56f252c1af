import { useEffect, useEffectEvent } from 'react';
import { shownJobIds } from '@/jobs/cards/shownJobIds';
import { jobsTicked } from '@/jobs/selection';
import { readKey } from '@/shared/lib/readKey';
import { useAppDispatch } from '@/shared/store/withTypes';

const CONTROLS = 'a, button, input';
/** Elements that use these keys themselves. */
const NOT_FOR_KEYS =
  'input:not([data-tick]), textarea, select, dialog, [popover], [aria-expanded="true"]';

/** A press on a card ticks it, Ctrl+A ticks the page, Escape ends the selection. */
export function useSelectionInput(onDone: () => void): void {
  const dispatch = useAppDispatch();
  const done = useEffectEvent(onDone);

  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      const { target, shiftKey } = event;
      if (!(target instanceof Element) || target.closest(CONTROLS) !== null) return;
      const box = target.closest('[data-job]')?.querySelector('[data-tick]');
      if (!box) return;
      // Firefox activates no label with Shift.
      if (target.closest('label') !== null) event.preventDefault();
      // Not its click method, which knows no Shift.
      box.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }));
    };
    const handleKeyDown = (event: KeyboardEvent) => {
      const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
      if (event.isComposing) return;
      if (target instanceof Element && target.closest(NOT_FOR_KEYS) !== null) return;
      const key = readKey(event);
      // While a card is dragged the key ends that alone.
      if (key === 'Escape') {
        if (document.querySelector('[data-taken]') === null) done();
      } else if (key.toLowerCase() === 'a' && (ctrlKey || metaKey) && !shiftKey && !altKey) {
        const ids = shownJobIds();
        if (ids.length === 0) return;
        event.preventDefault();
        dispatch(jobsTicked({ ids }));
      }
    };
    document.addEventListener('click', handleClick);
    // Before a menu that the same key closes.
    document.addEventListener('keydown', handleKeyDown, true);
    return () => {
      document.removeEventListener('click', handleClick);
      document.removeEventListener('keydown', handleKeyDown, true);
    };
  }, [dispatch]);
}
