import { useEffect } from 'react';
import { notifyOfRead } from '@/shared/lib/notifyFailure';
import { isReadDue, type Reading } from './reading';
import { useAppStore, type AppDispatch, type RootState } from './withTypes';

/** A read of the API; give one object for good, since a new one reads again. */
export type Read = {
  /** How it stands, and the key of what is wanted now; null for nothing. */
  find: (state: RootState) => { reading: Reading; key: string | null };
  start: (
    dispatch: AppDispatch,
    state: RootState,
  ) => { abort: () => void; unwrap: () => Promise<unknown> };
  /** Under which name a failure is shown as a toast, and goes by a success; no toast without it. */
  toast?: string;
};

/**
 * Reads when the component mounts, and again whenever the wanted key changes or the answer is marked
 * stale; aborts the request before, and the last one on unmount. It listens to the store, not to
 * renders, so that the request is sent before a change is drawn.
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
