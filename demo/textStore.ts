import { createStore, get, set } from 'idb-keyval';

/** Stores one text. Both functions reject when the browser refuses. */
export type TextStore = {
  read: () => Promise<string | undefined>;
  /** Resolves once the text is stored. */
  write: (text: string) => Promise<void>;
};

const STORE = 'demo';
const KEY = 'record';

/** Stores a text in the IndexedDB of this name. A lost connection is opened again once per call. */
export function createTextStore(name: string): TextStore {
  let store = createStore(name, STORE);

  async function orAgain<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch {
      store = createStore(name, STORE);
      return work();
    }
  }

  return {
    read: () => orAgain(() => get<string>(KEY, store)),
    write: (text) => orAgain(() => set(KEY, text, store)),
  };
}
