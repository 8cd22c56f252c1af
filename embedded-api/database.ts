import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from '@libsql/client';
import { assertKnownVersion, migrate } from './schema.js';

export type DatabaseConfig = { url: string; authToken?: string };

const DEFAULT_FILE = '.data/jobtrail.db';
const BUSY_TIMEOUT_MS = 5000;

/**
 * The libSQL address of DATABASE_URL. A file path is relative to `root`; without a value it is
 * .data/jobtrail.db there. Hosted addresses and :memory: stay as they are.
 */
export function databaseUrl(value: string | undefined, root: string): string {
  const file = value ?? DEFAULT_FILE;
  if (file === ':memory:' || /^(libsql|https?|wss?):/.test(file)) return file;
  const path = file.startsWith('file:')
    ? decodeURIComponent(file.slice('file:'.length).replace(/^\/\/(?=\/)/, ''))
    : file;
  return `file:${encodePath(resolve(root, path))}`;
}

/** The path of a local database file; undefined for a hosted or an in-memory one. */
export function databasePath(url: string): string | undefined {
  return url.startsWith('file:') ? decodeURIComponent(url.slice('file:'.length)) : undefined;
}

/**
 * Opens and migrates a database whose address came from databaseUrl, making the directory of a
 * file. Throws, leaving the file as it is, when it is corrupt, read-only or of a newer schema.
 */
export async function openDatabase({ url, authToken }: DatabaseConfig): Promise<Client> {
  const path = databasePath(url);
  if (path !== undefined) await mkdir(dirname(path), { recursive: true });
  // Loaded late, so that a build or a proxied server never touches the native module.
  const { createClient } = await import('@libsql/client/node');
  const local = { concurrency: 1, timeout: BUSY_TIMEOUT_MS };
  const client = createClient({
    url,
    ...(path === undefined ? {} : local),
    ...(authToken === undefined ? {} : { authToken }),
  });
  try {
    if (path !== undefined) await assertSound(client);
    await assertKnownVersion(client);
    if (path !== undefined) await untilFree(() => client.execute('PRAGMA journal_mode = WAL'));
    await migrate(client);
    // A write that changes nothing shows now, not at the first login, that writing is possible.
    await client.execute('DELETE FROM sessions WHERE expires_at < 0');
    return client;
  } catch (error) {
    client.close();
    throw error;
  }
}

async function assertSound(client: Client): Promise<void> {
  const { rows } = await client.execute('PRAGMA quick_check(1)');
  const verdict = rows[0]?.quick_check;
  if (verdict !== 'ok') throw new Error(`the file is damaged: ${JSON.stringify(verdict)}`);
}

/** SQLite does not wait for its lock when the journal mode changes, so this does. */
async function untilFree(work: () => Promise<unknown>): Promise<void> {
  const deadline = Date.now() + BUSY_TIMEOUT_MS;
  for (;;) {
    try {
      await work();
      return;
    } catch (error) {
      const isBusy = error instanceof Error && /SQLITE_(BUSY|LOCKED)/.test(error.message);
      if (!isBusy || Date.now() > deadline) throw error;
      await wait(20);
    }
  }
}

function encodePath(path: string): string {
  return path.replaceAll('\\', '/').split('/').map(encodeSegment).join('/');
}

function encodeSegment(segment: string): string {
  return /^[A-Za-z]:$/.test(segment) ? segment : encodeURIComponent(segment);
}
