import { useEffect } from 'react';
import { notifyOfRead } from '@/shared/notify/notifyFailure';
import { isReadDue, type Reading } from './reading';
import { useAppStore, type AppDispatch, type AppStore, type RootState } from './withTypes';

/** A read of the API. Pass a stable object, since a new one reads again. */
export type Read = {
  /** The state of the read, and the wanted key; null for no read. */
  find: (state: RootState) => { reading: Reading; key: string | null };
  start: (
    dispatch: AppDispatch,
    state: RootState,
  ) => { abort: () => void; unwrap: () => Promise<unknown> };
  /** The name of the action whose failure is shown as a toast; no toast without it. */
  toast?: string;
};

/**
 * Reads once the component has mounted, and again whenever the wanted key changes or the answer is marked
 * stale; aborts the previous request, and the last one on unmount.
 */
export function useRead(read: Read): void {
  const store = useAppStore();

  useEffect(() => follow(store, read), [store, read]);
}

/** Subscribes to the store, so that a request is sent before the change is rendered. */
function follow(store: AppStore, { find, start, toast }: Read): () => void {
  let wanted: string | null | undefined;
  let abort: () => void = () => undefined;
  let unsubscribe: () => void = () => undefined;

  const readIfDue = () => {
    const state = store.getState();
    const { reading, key } = find(state);
    // One that was read before it was wanted again is fresh still.
    const isFirst = wanted === undefined || (wanted === null && reading.key === null);
    const isDue = key !== null && (isFirst || isReadDue(reading, key));
    wanted = key;
    if (!isDue) return;
    abort();
    const request = start(store.dispatch, state);
    abort = () => request.abort();
    if (toast === undefined) request.unwrap().catch(() => undefined);
    else void notifyOfRead(request.unwrap(), toast);
  };
  const begin = () => {
    readIfDue();
    unsubscribe = store.subscribe(readIfDue);
  };
  const { reading, key } = find(store.getState());
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A press is painted before what it shows already is read again.
  if (reading.status === 'fresh' && reading.shownKey === key) timer = setTimeout(begin);
  else begin();
  return () => {
    clearTimeout(timer);
    unsubscribe();
    abort();
  };
}
