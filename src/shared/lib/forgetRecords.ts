import { env } from '@/shared/config/env';

/** Where the installed app keeps what it has read last; of this build alone. */
export const RECORDS = `jobtrail:${env.baseUrl}`;

/** Deletes all records, also those that another window has kept. Without a storage it does nothing. */
export function forgetRecords(): void {
  try {
    indexedDB.deleteDatabase(RECORDS);
  } catch {
    return;
  }
}
