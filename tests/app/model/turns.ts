import { fireEvent } from '@testing-library/react';
import { toast } from 'react-toastify/unstyled';
import { vi } from 'vitest';
import type { Network } from './network';

/** So many turns of the event loop without a change mean that nothing is going on any more. */
const CALM_TURNS = 6;

/** For so many turns something may be missing before it counts as missing. */
const PATIENT_TURNS = 300;

/** Waits until neither the page nor the network changes any more. */
export async function becomeCalm({ calls }: Network): Promise<void> {
  let changes = 0;
  const observer = new MutationObserver(() => (changes += 1));
  observer.observe(document, { subtree: true, childList: true, attributes: true });
  let known = '';
  for (let calm = 0; calm < CALM_TURNS; calm += 1) {
    await nextTurn();
    const now = `${changes} ${calls.length}`;
    if (now !== known) calm = 0;
    known = now;
  }
  observer.disconnect();
}

/** Waits until the check passes; throws what it throws when it never does. */
export async function eventually(check: () => void): Promise<void> {
  for (let turns = 0; ; turns += 1) {
    try {
      check();
      return;
    } catch (error) {
      if (turns === PATIENT_TURNS) throw error;
    }
    await nextTurn();
  }
}

/** Lets the toasts go; nothing plays their animations here, so that the ends have to be told. */
export async function closeToasts(): Promise<void> {
  toast.clearWaitingQueue();
  toast.dismiss();
  await nextTurn();
  for (const node of document.querySelectorAll('.Toastify__toast')) fireEvent.animationEnd(node);
}

function nextTurn(): Promise<void> {
  // What was put off to a task of its own is due by then.
  vi.advanceTimersByTime(0);
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
