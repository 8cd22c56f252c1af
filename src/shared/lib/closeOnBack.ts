/** What is open over the page, the last one on top. */
const layers: { close: () => void }[] = [];

/** What waits until nothing is open and no entry is being taken back. */
const waiting = new Set<() => void>();

/** Whose copies are being taken back: the key of the page's entry; null while none are. */
let returning: { key: unknown } | null = null;

/** In the state of an entry that copies the page's own: how many layers were open with it. */
const COPIES = 'layers';

/** Whether Back closes a layer by an entry of the history: on a touch screen without CloseWatcher. */
export function needsEntry(): boolean {
  return !('CloseWatcher' in window) && window.matchMedia('(pointer: coarse)').matches;
}

/**
 * Until the returned function is called, Back calls `close` instead of leaving the page, where that needs
 * an entry of the history. The entry is taken back when the layer is closed by anything else, unless
 * something has replaced it.
 */
export function closeOnBack(close: () => void): () => void {
  if (!needsEntry()) return () => undefined;
  window.addEventListener('popstate', handlePopState, { capture: true });
  const layer = { close };
  layers.push(layer);
  queueMicrotask(syncEntries);
  return () => {
    const index = layers.indexOf(layer);
    if (index >= 0) layers.splice(index, 1);
    queueMicrotask(syncEntries);
  };
}

/**
 * Runs it once nothing is open over the page, so that it is not written into an entry that is taken back.
 * Returns a function that cancels it.
 */
export function whenNothingIsOpen(run: () => void): () => void {
  waiting.add(run);
  runWaiting();
  return () => waiting.delete(run);
}

/** Gives the history as many copies as there are layers. Asked later, since one may follow another. */
function syncEntries(): void {
  if (returning !== null) return;
  const surplus = countCopies() - layers.length;
  if (surplus > 0) {
    returning = { key: readState().key };
    history.go(-surplus);
    return;
  }
  // With the page's key and address, so that a router sees the same place.
  for (let count = countCopies(); count < layers.length; count += 1) {
    history.pushState({ ...readState(), [COPIES]: count + 1 }, '');
  }
  runWaiting();
}

function handlePopState(event: Event): void {
  if (returning === null) {
    while (layers.length > countCopies()) layers.pop()?.close();
    // Forward leads to a copy that was taken back.
  } else {
    const isSamePage = returning.key === readState().key;
    returning = null;
    if (isSamePage) event.stopImmediatePropagation();
  }
  syncEntries();
}

function runWaiting(): void {
  if (returning !== null || layers.length > 0) return;
  for (const run of waiting) {
    waiting.delete(run);
    run();
  }
}

function countCopies(): number {
  return Number(readState()[COPIES] ?? 0);
}

function readState(): Record<string, unknown> {
  return (history.state ?? {}) as Record<string, unknown>;
}
