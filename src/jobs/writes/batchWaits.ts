import { toApiError, type ApiError } from '@/shared/api/apiError';
import { pauseEnd } from '@/shared/api/retry';
import { untilTime } from '@/shared/api/untilTime';
import type { AppStore } from '@/shared/store/withTypes';
import { settleWrites } from './settleWrites';
import { batchHeld, batchPaused, batchResumed, batchSettling, isOpen, writeEnded } from './writes';
import { batchOf, writesOf } from './writesOf';

/** Waits out a pause that the server asks for, unless the batch is stopped, or nothing of it is left to be sent. */
export async function waitOut(store: AppStore, id: string, refusal: ApiError): Promise<void> {
  const until = pauseEnd(refusal);
  store.dispatch(batchPaused({ id, until }));
  const end = new AbortController();
  const isPaused = () => batchOf(store, id)?.pausedUntil === until;
  const check = () => {
    // What was left is unselected, or changed by itself.
    if (!isPaused() || !writesOf(store, id).some(isOpen)) end.abort();
  };
  check();
  const stopChecking = store.subscribe(check);
  await untilTime(until, end.signal);
  stopChecking();
  if (isPaused()) store.dispatch(batchResumed(id));
}

/** Reads the list, and settles by it what is unknown. Where that fails the batch waits for 'go on'. */
export async function settle(
  store: AppStore,
  id: string,
  goOn: (store: AppStore, batch: string) => void,
): Promise<void> {
  store.dispatch(batchSettling(id));
  try {
    const { idsBefore = [] } = batchOf(store, id) ?? {};
    const ends = await settleWrites({ store, idsBefore, writes: writesOf(store, id) });
    for (const end of ends) store.dispatch(writeEnded(end));
    if (batchOf(store, id)?.phase === 'settling') store.dispatch(batchResumed(id));
  } catch (thrown) {
    const { message, status } = toApiError(thrown);
    store.dispatch(batchHeld({ id, hold: { message, status } }));
    const goOnIfHeld = () => {
      const { hold = null } = batchOf(store, id) ?? {};
      if (hold !== null && !hold.isQuestion) goOn(store, id);
    };
    window.addEventListener('online', goOnIfHeld, { once: true });
  }
}
