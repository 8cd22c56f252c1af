import { RECORDS } from './forgetRecords';

const STORE = 'records';

/** The record of this name; undefined where there is none. Rejects without a storage. */
export async function readRecord(name: string): Promise<unknown> {
  return transact('readonly', (records) => resultOf(records.get(name)));
}

/** Keeps a record under this name, instead of an earlier one. Rejects without a storage, or a full one. */
export async function writeRecord(name: string, record: object): Promise<void> {
  await transact('readwrite', (records) => resultOf(records.put(record, name)));
}

/** Removes all records but those that `isWanted` finds. Rejects without a storage. */
export async function sweepRecords(isWanted: (record: unknown) => boolean): Promise<void> {
  await transact('readwrite', async (records) => {
    const [names, found] = await Promise.all([
      resultOf(records.getAllKeys()),
      resultOf(records.getAll()),
    ]);
    const left = names.filter((_, index) => !isWanted(found[index]));
    await Promise.all(left.map((name) => resultOf(records.delete(name))));
  });
}

async function transact<Result>(
  mode: IDBTransactionMode,
  work: (records: IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  const opening = indexedDB.open(RECORDS);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await resultOf(opening);
  try {
    return await work(database.transaction(STORE, mode).objectStore(STORE));
  } finally {
    // An open connection blocks deletion.
    database.close();
  }
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The storage is refused.'));
  });
}
