import type { Store } from '@reduxjs/toolkit';
import type { RootState } from './withTypes';

/** Resolves once this is so of the store, or the signal aborts. */
export function whenStore(
  store: Pick<Store<RootState>, 'subscribe'>,
  isSo: () => boolean,
  signal?: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!isSo() && !signal?.aborted) return;
      unsubscribe();
      signal?.removeEventListener('abort', check);
      resolve();
    };
    const unsubscribe = store.subscribe(check);
    signal?.addEventListener('abort', check);
    check();
  });
}
