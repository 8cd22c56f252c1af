/** Stores one text. Both functions reject when the browser refuses. */
export type TextStore = {
  read: () => Promise<string | undefined>;
  /** Resolves once the text is stored. */
  write: (text: string) => Promise<void>;
};

const STORE = 'demo';
const KEY = 'record';

/** Stores the text in the IndexedDB of this name. A lost connection is opened again once per call. */
export function createTextStore(name: string): TextStore {
  let connection: Promise<IDBDatabase> | undefined;

  async function run<T>(
    mode: IDBTransactionMode,
    ask: (store: IDBObjectStore) => IDBRequest<T>,
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
    async read() {
      const text: unknown = await run('readonly', (store) => store.get(KEY) as IDBRequest<unknown>);
      return typeof text === 'string' ? text : undefined;
    },
    async write(text) {
      await run('readwrite', (store) => store.put(text, KEY));
    },
  };
}

function open(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(STORE);
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

function transact<T>(
  database: IDBDatabase,
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, mode);
    const request = ask(transaction.objectStore(STORE));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error ?? new Error('It was aborted.'));
  });
}
