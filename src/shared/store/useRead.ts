import { useEffect } from 'react';
import { notifyOfRead } from '@/shared/lib/notifyFailure';
import { isReadDue, type Reading } from './reading';
import { useAppStore, type AppDispatch, type RootState } from './withTypes';

/** A read of the API. Pass a stable object, since a new one reads again. */
export type Read = {
  /** Its state, and the wanted key; null for no read. */
  find: (state: RootState) => { reading: Reading; key: string | null };
  start: (
    dispatch: AppDispatch,
    state: RootState,
  ) => { abort: () => void; unwrap: () => Promise<unknown> };
  /** The name of the action whose failure is shown as a toast; no toast without it. */
  toast?: string;
};

/**
 * Reads when the component mounts, and again whenever the wanted key changes or the answer is marked
 * stale; aborts the previous request, and the last one on unmount. It subscribes to the store, so that a
 * request is sent before the change is rendered.
 */
export function useRead({ find, start, toast }: Read): void {
  const store = useAppStore();

  useEffect(() => {
    let wanted: string | null = null;
    let abort: () => void = () => undefined;

    const follow = () => {
      const state = store.getState();
      const { reading, key } = find(state);
      const isDue = key !== null && (wanted === null || isReadDue(reading, key));
      wanted = key;
      if (!isDue) return;
      abort();
      const request = start(store.dispatch, state);
      abort = () => request.abort();
      if (toast === undefined) request.unwrap().catch(() => undefined);
      else void notifyOfRead(request.unwrap(), toast);
    };
    follow();
    const unsubscribe = store.subscribe(follow);
    return () => {
      unsubscribe();
      abort();
    };
  }, [store, find, start, toast]);
}
