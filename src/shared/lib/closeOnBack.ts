/** What is open over the page, the last one on top. */
const layers: { close: () => void }[] = [];

/** What waits for an entry that is being taken back; null while none is. */
let waiting: (() => void)[] | null = null;

/** In the state of an entry that copies the page's own: how many layers were open with it. */
const COPIES = 'layers';

/** Whether Back can close a layer only by an entry of the history: on a touch screen without close requests. */
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
  queueMicrotask(settle);
  return () => {
    const index = layers.indexOf(layer);
    if (index >= 0) layers.splice(index, 1);
    queueMicrotask(settle);
  };
}

/** Runs it at once, or when the entry that is being taken back is gone, so that it is not written into that. */
export function afterReturn(run: () => void): void {
  if (waiting === null) run();
  else waiting.push(run);
}

/** Gives the history as many copies as there are layers. Asked later, since one may follow another. */
function settle(): void {
  if (waiting !== null) return;
  const surplus = countCopies() - layers.length;
  if (surplus > 0) {
    waiting = [];
    history.go(-surplus);
  }
  // With the page's key and address, so that a router sees the same place.
  for (let count = countCopies(); count < layers.length; count += 1) {
    history.pushState({ ...readState(), [COPIES]: count + 1 }, '');
  }
}

function handlePopState(event: Event): void {
  if (waiting === null) {
    while (layers.length > countCopies()) layers.pop()?.close();
    // Forward leads to a copy that was taken back.
    settle();
    return;
  }
  // The page has not changed.
  event.stopImmediatePropagation();
  const runs = waiting;
  waiting = null;
  settle();
  for (const run of runs) afterReturn(run);
}

function countCopies(): number {
  return Number(readState()[COPIES] ?? 0);
}

function readState(): Record<string, unknown> {
  return (history.state ?? {}) as Record<string, unknown>;
}
