/** How long the page may be held before it gets its turn. */
const SLICE_MS = 12;

type Scheduler = { yield?: () => Promise<void> };

/** Does the work for each item, letting the page answer in between. Rejects when the signal aborts. */
export async function forEachInSlices<Item>(
  items: readonly Item[],
  work: (item: Item, index: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  let sliceEnd = performance.now() + SLICE_MS;
  for (const [index, item] of items.entries()) {
    work(item, index);
    if (performance.now() < sliceEnd) continue;
    await yieldToPage();
    signal?.throwIfAborted();
    sliceEnd = performance.now() + SLICE_MS;
  }
}

/** Yields to input, timers and rendering. */
export function yieldToPage(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  // Safari has no scheduler.
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
