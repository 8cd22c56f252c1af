import { ignoreSecondPress } from '@/shared/keys/ignoreSecondPress';
import { controlsOf } from './cardElements';

const CONTROL = 'a, button, input, select, textarea, [tabindex]';
const ENTRY = 'li, tr, [data-job]';

/**
 * When what was focused or pressed last leaves the page and the focus is lost with it, the entry beside it in its
 * list takes the focus, else the entry or the section around it. The second press of a double one is not for that.
 * Returns what ends this.
 */
export function keepFocus(): () => void {
  let last: Element | null = null;
  const secondPress = ignoreSecondPress();
  const note = ({ target }: Event) => {
    last = target instanceof Element ? target.closest(CONTROL) : null;
  };
  const observer = new MutationObserver((records) => {
    const isLost = last?.isConnected === false && document.activeElement === document.body;
    if (last === null || !isLost) return;
    const taker = findNext(last, records);
    taker?.focus({ preventScroll: true });
    secondPress.noteTaker(taker);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const end = new AbortController();
  document.addEventListener('focusin', note, end);
  document.addEventListener('pointerdown', note, { capture: true, signal: end.signal });
  return () => {
    observer.disconnect();
    end.abort();
    secondPress.end();
  };
}

/** What takes the place of something that was removed, by the records of what was. */
function findNext(lost: Element, records: readonly MutationRecord[]): HTMLElement | null {
  let gone: Node = lost;
  for (const { target, removedNodes, nextSibling, previousSibling } of records) {
    const removed = [...removedNodes].find((node) => node.contains(gone));
    if (removed === undefined) continue;
    // What it stood in may have gone as well, by a later record.
    gone = target;
    if (!target.isConnected) continue;
    const isEntry = removed instanceof Element && removed.matches(ENTRY);
    const beside = isEntry ? (stopIn(nextSibling) ?? stopIn(previousSibling)) : null;
    return beside ?? stopAround(target);
  }
  return null;
}

function stopAround(target: Node): HTMLElement | null {
  for (let around: Node | null = target; around !== null; around = around.parentNode) {
    const stop = stopIn(around);
    if (stop !== null) return stop;
  }
  return null;
}

/** An element that can take the focus itself, or the first control of an entry. */
function stopIn(node: Node | null): HTMLElement | null {
  if (!(node instanceof HTMLElement) || !node.isConnected) return null;
  if (node.hasAttribute('tabindex')) return node;
  return node.matches(ENTRY) ? (controlsOf(node)[0] ?? null) : null;
}
