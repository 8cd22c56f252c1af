import type { Client } from '@libsql/client';
import { databasePath } from './databaseAddress.js';
import { lastingDatabase, type Database } from './databaseFile.js';
import { createPrivately, hideFromOthers } from './privateFiles.js';
import { assertKnownVersion, migrate } from './schema.js';

export type DatabaseConfig = { url: string; authToken?: string };

/** Short, since it blocks the process. */
const LOCK_TIMEOUT_MS = 20;

/**
 * Opens and migrates a database whose address came from databaseUrl, making the directory of a
 * file. Throws, leaving the file as it is, when it is corrupt, read-only or of a newer schema.
 */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  const path = databasePath(config.url);
  if (path !== undefined) await createPrivately(path);
  const client = await connect(config);
  const database = path === undefined ? client : lastingDatabase(client, path);
  try {
    if (path !== undefined) await assertSound(database);
    await assertKnownVersion(database);
    if (path !== undefined) {
      await hideFromOthers(path);
      await database.execute('PRAGMA journal_mode = WAL');
    }
    await migrate(database);
    // Tests that the database can be written.
    await database.execute('DELETE FROM sessions WHERE expires_at < 0');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

async function connect({ url, authToken }: DatabaseConfig): Promise<Client> {
  // Loaded late, so that a build or a proxied server never touches the native module.
  const { createClient } = await import('@libsql/client/node');
  const local = { concurrency: 1, timeout: LOCK_TIMEOUT_MS };
  return createClient({
    url,
    ...(databasePath(url) === undefined ? {} : local),
    ...(authToken === undefined ? {} : { authToken }),
  });
}

async function assertSound(database: Database): Promise<void> {
  const { rows } = await database.execute('PRAGMA quick_check(1)');
  const verdict = rows[0]?.quick_check;
  if (verdict !== 'ok') throw new Error(`the file is damaged: ${JSON.stringify(verdict)}`);
}
