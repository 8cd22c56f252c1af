import type { Store } from '@reduxjs/toolkit';
import type { RootState } from './withTypes';

/** Calls the listener with each new value of a selector and the one before. Returns how to end it. */
export function onStoreChange<Value>(
  store: Store<RootState>,
  select: (state: RootState) => Value,
  listener: (value: Value, before: Value) => void,
): () => void {
  let known = select(store.getState());
  return store.subscribe(() => {
    const before = known;
    known = select(store.getState());
    if (known !== before) listener(known, before);
  });
}
