// What may happen to the storage of the demo. The functions run within the page, one by one: each has
// to stand on its own.

export const NOT_KEPT = 'This browser keeps nothing for the demo';

/** How a storage may be broken from the start, and what of it that takes. */
export const BROKEN = [
  ['full', 'room'],
  ['denied', 'storage'],
  ['denied with its locks', 'all'],
] as const;

/** Takes a part of the storage away from the page. */
export function breakStorage(part: (typeof BROKEN)[number][1]): void {
  const refuse = () => {
    throw new DOMException('Refused.', part === 'room' ? 'QuotaExceededError' : 'SecurityError');
  };
  if (part === 'room') {
    IDBObjectStore.prototype.put = refuse;
    return;
  }
  IDBFactory.prototype.open = refuse;
  IDBDatabase.prototype.transaction = refuse;
  // Firefox runs this on its blank page as well, which has no locks.
  if (part === 'all' && 'locks' in navigator)
    LockManager.prototype.request = () => new Promise(refuse);
}

/** Closes the connection to the storage as it is used next. */
export function loseConnection(): void {
  type Method = (this: IDBDatabase, ...args: unknown[]) => IDBTransaction;
  const transaction = Reflect.get(IDBDatabase.prototype, 'transaction') as Method;
  IDBDatabase.prototype.transaction = function (...args) {
    IDBDatabase.prototype.transaction = transaction;
    this.close();
    return transaction.apply(this, args);
  };
}

/** Reloads the page in the middle of its next write: before or after that is handed to the storage. */
export function reloadInWrite(time: 'before' | 'after'): void {
  type Method = (this: IDBObjectStore, ...args: unknown[]) => IDBRequest;
  const put = Reflect.get(IDBObjectStore.prototype, 'put') as Method;
  // A browser that crashes asks nothing, and the app's question would hold this reload up.
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true);
  IDBObjectStore.prototype.put = function (...args) {
    if (time === 'after') put.apply(this, args);
    location.reload();
    // Nothing else of a page that is going is to be kept.
    throw new DOMException('The page is going.', 'AbortError');
  };
}

/** Puts a text into the storage of the demo in the place of its record that is none. */
export async function damageRecord(): Promise<void> {
  const [{ name = '' } = {}] = await indexedDB.databases();
  await new Promise((resolve) => {
    const opening = indexedDB.open(name);
    opening.onsuccess = () => {
      const writing = opening.result.transaction('demo', 'readwrite');
      writing.objectStore('demo').put('damaged', 'record');
      writing.oncomplete = () => {
        opening.result.close();
        resolve(undefined);
      };
    };
  });
}
