import { statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client, InStatement, ResultSet } from '@libsql/client';

/** What the API needs of a libSQL client. */
export type Database = {
  execute: (statement: InStatement) => Promise<ResultSet>;
  /** Runs the statements in one transaction. */
  batch: (statements: InStatement[], mode: 'read' | 'write') => Promise<ResultSet[]>;
  close: () => void;
};

const BUSY_WAIT_MS = 5000;
const BUSY_PAUSE_MS = 100;

/**
 * The client of a database file. It waits for other programs' locks without blocking the process,
 * reconnects after a failed statement, and throws once the file was replaced.
 */
export function lastingDatabase(client: Client, path: string): Database {
  const opened = fileIdentity(path);
  let previous: Promise<unknown> = Promise.resolve();

  function assertSameFile(): void {
    if (fileIdentity(path) === opened) return;
    throw new Error('the file was removed or replaced while in use; restart the server');
  }

  async function attempt<T>(work: () => Promise<T>): Promise<T> {
    assertSameFile();
    try {
      const result = await work();
      // A write into a removed file must not be acknowledged.
      assertSameFile();
      return result;
    } catch (error) {
      // libSQL leaves a failed statement unfinished, and with it no transaction can be committed.
      if (!client.closed) client.reconnect();
      throw error;
    }
  }

  /** One at a time, since reconnecting would interrupt other statements. */
  function inSequence<T>(work: () => Promise<T>): Promise<T> {
    const result = previous.then(() => attempt(work));
    previous = result.catch(() => undefined);
    return result;
  }

  return {
    execute: (statement) => untilFree(() => inSequence(() => client.execute(statement))),
    batch: (statements, mode) => untilFree(() => inSequence(() => client.batch(statements, mode))),
    close: () => {
      client.close();
    },
  };
}

function fileIdentity(path: string): string {
  const { dev, ino } = statSync(path, { bigint: true, throwIfNoEntry: false }) ?? {};
  return `${dev} ${ino}`;
}

/** SQLite's own waiting stops the whole process, so this waits between attempts instead. */
async function untilFree<T>(work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + BUSY_WAIT_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const isBusy = error instanceof Error && /SQLITE_(BUSY|LOCKED)/.test(error.message);
      if (!isBusy || Date.now() > deadline) throw error;
      await wait(BUSY_PAUSE_MS);
    }
  }
}
