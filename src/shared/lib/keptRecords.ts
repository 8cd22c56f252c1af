import { RECORDS } from './forgetRecords';

const STORE = 'records';

/** The record of this name; undefined where there is none. Rejects without a storage. */
export async function readRecord(name: string): Promise<unknown> {
  return request('readonly', (records) => records.get(name));
}

/** Keeps a record under this name, in the place of an earlier one. Rejects without a storage, or a full one. */
export async function writeRecord(name: string, record: object): Promise<void> {
  await request('readwrite', (records) => records.put(record, name));
}

async function request(
  mode: IDBTransactionMode,
  ask: (records: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  const opening = indexedDB.open(RECORDS);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = (await settle(opening)) as IDBDatabase;
  try {
    return await settle(ask(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    // An open one would keep others from deleting it.
    database.close();
  }
}

function settle(asked: IDBRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error('The storage is refused.'));
  });
}
