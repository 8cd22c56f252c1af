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
/** Raised with the version of the record, so that pages of an earlier one no longer write. */
const VERSION = 2;

/** Stores texts in the IndexedDB of this name. A lost connection is opened again once per call. */
export function createTextStore(name: string): TextStore {
  let connection: Promise<IDBDatabase> | undefined;

  async function run<T>(
    mode: IDBTransactionMode,
    ask: (store: IDBObjectStore) => () => T,
  ): Promise<T> {
    try {
      connection ??= open(name);
      return await transact(await connection, mode, ask);
    } catch {
      connection = open(name);
      return transact(await connection, mode, ask);
    }
  }

  return {
    async read(key, known) {
      if (known !== undefined) {
        const text = await run('readonly', (store) => resultOf(store.get(key)));
        if (text === known) return undefined;
      }
      const [keys, texts] = await run('readonly', (store) => {
        const [keys, texts] = [store.getAllKeys(), store.getAll()];
        return () => [keys.result, texts.result as unknown[]] as const;
      });
      return new Map(keys.map((key, index) => [key as string, String(texts[index])]));
    },
    async write(changes) {
      await run('readwrite', (store) => {
        for (const [key, text] of changes) {
          if (text === undefined) store.delete(key);
          else store.put(text, key);
        }
        return () => undefined;
      });
    },
  };
}

function resultOf(request: IDBRequest<unknown>): () => unknown {
  return () => request.result;
}

function open(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, VERSION);
    request.onupgradeneeded = () => {
      const { objectStoreNames } = request.result;
      if (!objectStoreNames.contains(STORE)) request.result.createObjectStore(STORE);
    };
    request.onsuccess = () => {
      const database = request.result;
      // An open connection would block deleting the database.
      database.onversionchange = () => database.close();
      resolve(database);
    };
    request.onerror = () => reject(request.error ?? new Error('It cannot be opened.'));
  });
}

/** Resolves to what the function that `ask` returns finds when the transaction is complete. */
function transact<T>(
  database: IDBDatabase,
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => () => T,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, mode);
    const result = ask(transaction.objectStore(STORE));
    transaction.oncomplete = () => resolve(result());
    transaction.onabort = () => reject(transaction.error ?? new Error('It was aborted.'));
  });
}
