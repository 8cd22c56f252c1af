import { toApiError } from '@/shared/api/apiError';
import type { AppStore } from '@/shared/store/withTypes';
import { READING, settleWrites } from './settleWrites';
import { batchWaiting, isOpen, writeEnded, type BatchWait } from './writes';
import { stateOf, writesOf } from './writesOf';

/** For a server that names no time. */
const DEFAULT_WAIT_SECONDS = 5;

/** Counts a pause down that the server asks for, unless the batch is cancelled in it. */
export async function waitOut(
  store: AppStore,
  id: string,
  seconds = DEFAULT_WAIT_SECONDS,
): Promise<void> {
  const end = Date.now() + seconds * 1000;
  // By the clock: in a hidden tab the timer may come once a minute.
  for (let secondsLeft = seconds; secondsLeft > 0; secondsLeft = secondsUntil(end)) {
    const wait: BatchWait = { message: 'The server asks for a pause.', secondsLeft };
    // What was left is unselected, or changed by itself.
    if (!writesOf(store, id).some(isOpen)) break;
    store.dispatch(batchWaiting({ id, wait }));
    await new Promise((resolve) => setTimeout(resolve, 1000));
    if (stateOf(store).batches[id]?.wait?.secondsLeft !== secondsLeft) return;
  }
  store.dispatch(batchWaiting({ id, wait: null }));
}

function secondsUntil(end: number): number {
  return Math.ceil((end - Date.now()) / 1000);
}

/** Reads the list, and settles by it what is unknown. Where that fails the batch waits for 'go on'. */
export async function settle(
  store: AppStore,
  id: string,
  goOn: (store: AppStore, batch: string) => void,
): Promise<void> {
  const tell = (wait: BatchWait | null) => store.dispatch(batchWaiting({ id, wait }));
  tell(READING);
  try {
    const { known = [] } = stateOf(store).batches[id] ?? {};
    const ends = await settleWrites({ store, known, writes: writesOf(store, id), onWait: tell });
    for (const end of ends) store.dispatch(writeEnded(end));
    tell(null);
  } catch (thrown) {
    const { message, status } = toApiError(thrown);
    tell({ message, status, isHeld: true });
    const goOnIfHeld = () => {
      const { wait } = stateOf(store).batches[id] ?? {};
      if (wait?.isHeld && !wait.isQuestion) goOn(store, id);
    };
    window.addEventListener('online', goOnIfHeld, { once: true });
  }
}
