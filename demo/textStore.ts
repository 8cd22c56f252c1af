import { createStore, entries, get, promisifyRequest } from 'idb-keyval';

/** The texts that make up what is stored, by their keys. */
export type Texts = ReadonlyMap<string, string>;

/** Stores texts. Both functions reject when the browser refuses. */
export type TextStore = {
  /** All texts; undefined when the one of this key is still this text. */
  read: (key: string, known: string | undefined) => Promise<Texts | undefined>;
  /** Resolves once all of these are stored, or none; undefined removes the text of its key. */
  write: (changes: ReadonlyMap<string, string | undefined>) => Promise<void>;
};

const STORE = 'demo';

/** Stores texts in the IndexedDB of this name. A lost connection is opened again once per call. */
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
    read: (key, known) =>
      orAgain(async () => {
        if (known !== undefined && (await get(key, store)) === known) return undefined;
        return new Map(await entries<string, string>(store));
      }),
    write: (changes) =>
      orAgain(() =>
        store('readwrite', (texts) => {
          for (const [key, text] of changes) {
            if (text === undefined) texts.delete(key);
            else texts.put(text, key);
          }
          return promisifyRequest(texts.transaction);
        }),
      ),
  };
}
