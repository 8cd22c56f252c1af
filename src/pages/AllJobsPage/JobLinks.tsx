import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { selectJob } from '@/jobs/jobSelectors';
import { selectRun } from '@/jobs/writes/batches';
import { cardAt } from '@/jobs/cards/cardElements';
import { useCardMode } from '@/jobs/cards/CardMode';
import { toggleSelected } from '@/jobs/selection/toggleSelected';
import { editPath } from '@/shared/config/paths';
import { isForControl } from '@/shared/keys/useKeys';
import { useAppStore } from '@/shared/store/withTypes';
import { CONTROLS, useCardTouch } from './useCardTouch';

type Props = {
  /** Whether its cards are tiles, which a press of the mouse opens as well, beside their buttons. */
  areTiles: boolean;
  children: ReactNode;
};

/**
 * Follows the links of all cards in it; a finger opens a card by a press beside its buttons, and selects it
 * by a long one. One handler for all: forty links of the router would render with each change of the address.
 */
export function JobLinks({ areTiles, children }: Props) {
  const navigate = useNavigate();
  const store = useAppStore();
  const isOpened = useCardMode() === 'open';

  const { handlers, isPressed } = useCardTouch(({ dataset: { job: id } }) => {
    if (id === undefined || !isOpened || selectRun(store.getState()) !== null) return false;
    toggleSelected(store, id);
    vibrate();
    return true;
  });

  const handleClick = (event: MouseEvent) => {
    const card = cardAt(event.target);
    const path = event.nativeEvent.composedPath();
    const isLink = path.some((one) => one instanceof HTMLAnchorElement);
    const isOfCard = isOpened && !(card instanceof HTMLTableRowElement);
    const isBesideControls =
      areTiles && event.target instanceof Element && event.target.closest(CONTROLS) === null;
    if (!isLink && !(isOfCard && (isBesideControls || isPressed(card)))) return;
    // The press has marked a text.
    if (!isLink && getSelection()?.isCollapsed === false) return;
    const id = card?.dataset.job;
    const job = id === undefined ? undefined : selectJob(store.getState(), id);
    if (job === undefined || event.defaultPrevented || isForBrowser(event)) return;
    event.preventDefault();
    void navigate(editPath(job), { state: null });
  };

  // With Shift a browser marks the text up to there, beside a card as well.
  const handleMouseDown = (event: MouseEvent) => {
    if (event.shiftKey && !isForControl(event.nativeEvent)) event.preventDefault();
  };

  return (
    <div role="presentation" {...handlers} onMouseDown={handleMouseDown} onClick={handleClick}>
      {children}
    </div>
  );
}

/** Not before the first press on the page, when a browser would refuse it and write an error. */
function vibrate() {
  const device: { vibrate?: (ms: number) => boolean } = navigator;
  if (navigator.userActivation.hasBeenActive) device.vibrate?.(10);
}

/** Whether a press asks for a new tab, a new window or a download. */
function isForBrowser({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
