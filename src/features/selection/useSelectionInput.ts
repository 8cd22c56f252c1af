import { useEffect, useEffectEvent } from 'react';
import { selectShownIds } from '@/jobs/reads/found';
import { selectIsReadOnly } from '@/jobs/reads/serverLost';
import { toggleSelected } from '@/jobs/selection/toggleSelected';
import { jobsSelected } from '@/jobs/selection/selection';
import { readKey } from '@/shared/keys/readKey';
import { useDocumentEvent } from '@/shared/hooks/useDocumentEvent';
import { isForControl } from '@/shared/keys/useKeys';
import { useAppStore } from '@/shared/store/withTypes';
import { COARSE } from '@/shared/styles/media';

/** A press on a card selects it, Ctrl+A selects the page; Escape and Back on Android end the selection. */
export function useSelectionInput(onDone: () => void): void {
  const store = useAppStore();

  const findIds = () => {
    const state = store.getState();
    return selectIsReadOnly(state) ? [] : selectShownIds(state);
  };
  useDocumentEvent('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element) || isForControl(event)) return;
    // A control within the card is nearer than the card.
    const id = target.closest<HTMLElement>('a, button, input, [data-job]')?.dataset.job;
    if (id === undefined || !findIds().includes(id)) return;
    toggleSelected(store, id, event.shiftKey);
    // The label would toggle it again.
    event.preventDefault();
  });
  const handleKeyDown = (event: KeyboardEvent) => {
    const { target, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
    if (defaultPrevented || isForControl(event)) return;
    // The key is for an open menu.
    if (target instanceof Element && target.ariaExpanded === 'true') return;
    const key = readKey(event);
    if (key === 'Escape') {
      // It closes the line of a new application.
      if (target instanceof Element && target.closest('form')) return;
      // Not to leave the cell as well.
      event.preventDefault();
      onDone();
    } else if (key.toLowerCase() === 'a' && (ctrlKey || metaKey) && !shiftKey && !altKey) {
      const ids = findIds();
      if (ids.length === 0) return;
      event.preventDefault();
      store.dispatch(jobsSelected(ids));
    }
  };
  // Before a menu that the same key closes.
  useDocumentEvent('keydown', handleKeyDown, true);

  const handleBack = useEffectEvent(onDone);

  useEffect(() => {
    const { CloseWatcher } = window;
    // With keys Escape ends it, which also is such a request.
    if (!CloseWatcher || !window.matchMedia(COARSE).matches) return undefined;
    const back = new CloseWatcher();
    back.onclose = () => handleBack();
    return () => back.destroy();
  }, []);
}
