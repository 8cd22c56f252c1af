export type StorageName = 'localStorage' | 'sessionStorage';

/** The entry of that storage; null when there is none, undefined when the storage is refused. */
export function readEntry(storage: StorageName, key: string): string | null | undefined {
  try {
    return window[storage].getItem(key);
  } catch {
    return undefined;
  }
}

/** The value of a JSON entry, of any shape; null when there is none that can be read. */
export function readJson(storage: StorageName, key: string): unknown {
  try {
    return JSON.parse(readEntry(storage, key) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Writes the entry into that storage, or removes it for null. Returns false when the storage is
 * refused or full; what was there before then stands.
 */
export function writeEntry(storage: StorageName, key: string, entry: string | null): boolean {
  try {
    if (entry === null) window[storage].removeItem(key);
    else window[storage].setItem(key, entry);
    return true;
  } catch {
    return false;
  }
}
