import type { InStatement } from '@libsql/client';
import type { Database } from './databaseFile.js';
import { text } from './rows.js';
import { emailKey, sortKey } from './textKeys.js';

/** The statements of a version, or what finds them out from the rows there are. */
type Step = readonly string[] | ((database: Database) => Promise<InStatement[]>);

/**
 * Step n leads from schema version n to n + 1. A published step is never changed.
 * The two job orders hold every filtered or searched column, so that counting and skipping
 * rows stays inside the index; `created_at` is in milliseconds, `month` is year * 12 + month.
 */
const MIGRATIONS: readonly Step[] = [
  [
    `CREATE TABLE users (
      id INTEGER PRIMARY KEY,
      email TEXT NOT NULL,
      email_key TEXT NOT NULL UNIQUE,
      name TEXT NOT NULL,
      last_name TEXT NOT NULL,
      location TEXT NOT NULL,
      password_hash TEXT NOT NULL
    )`,
    `CREATE TABLE sessions (
      token_hash TEXT PRIMARY KEY,
      user_id INTEGER NOT NULL REFERENCES users (id),
      created_at INTEGER NOT NULL,
      expires_at INTEGER NOT NULL
    ) WITHOUT ROWID`,
    `CREATE INDEX sessions_by_expiry ON sessions (expires_at)`,
    `CREATE TABLE jobs (
      id TEXT NOT NULL UNIQUE,
      user_id INTEGER NOT NULL REFERENCES users (id),
      position TEXT NOT NULL,
      company TEXT NOT NULL,
      location TEXT NOT NULL,
      type TEXT NOT NULL,
      status TEXT NOT NULL,
      created_at INTEGER NOT NULL,
      updated_at INTEGER NOT NULL,
      month INTEGER NOT NULL,
      position_key TEXT NOT NULL,
      company_key TEXT NOT NULL
    )`,
    `CREATE INDEX jobs_by_date
      ON jobs (user_id, created_at, id, status, type, position_key, company_key)`,
    `CREATE INDEX jobs_by_position
      ON jobs (user_id, position_key, id, status, type, company_key)`,
    `CREATE INDEX jobs_by_status ON jobs (user_id, status, type)`,
    `CREATE INDEX jobs_by_month ON jobs (user_id, month)`,
  ],
  [`CREATE INDEX sessions_by_user ON sessions (user_id, created_at)`],
  addSortKeys,
  renewEmailKeys,
];

/** Puts the positions' sort keys, which SQL cannot compute, into a column and the order's index. */
async function addSortKeys(database: Database): Promise<InStatement[]> {
  const { rows } = await database.execute('SELECT id, position FROM jobs');
  const keys = rows.map((row) => {
    const position = text(row, 'position');
    return { id: row.id, position, key: sortKey(position) };
  });
  return [
    'ALTER TABLE jobs ADD COLUMN position_sort TEXT',
    {
      sql: `UPDATE jobs SET position_sort = value ->> 'key' FROM json_each(?)
        WHERE jobs.id = value ->> 'id' AND jobs.position = value ->> 'position'`,
      args: [JSON.stringify(keys)],
    },
    // Another program may have written a job since they were read; the next start reads them again.
    `SELECT CASE count(*) WHEN 0 THEN 1 ELSE json('jobs were written') END
      FROM jobs WHERE position_sort IS NULL`,
    'DROP INDEX jobs_by_position',
    `CREATE INDEX jobs_by_position
      ON jobs (user_id, position_sort, id, status, type, position_key, company_key)`,
  ];
}

/** Gives the users with an international domain the key by which they are found now. */
async function renewEmailKeys(database: Database): Promise<InStatement[]> {
  const { rows } = await database.execute(
    "SELECT id, email FROM users WHERE email GLOB '*[^ -~]*'",
  );
  return rows.map((row) => {
    const email = text(row, 'email');
    const args = [emailKey(email), Number(row.id), email];
    return { sql: 'UPDATE OR IGNORE users SET email_key = ? WHERE id = ? AND email = ?', args };
  });
}

/** The schema version this program writes and reads. */
export const SCHEMA_VERSION = MIGRATIONS.length;

/** Throws when the database was written by a program that knows a later schema. */
export async function assertKnownVersion(database: Database): Promise<void> {
  const version = await readVersion(database);
  if (version > SCHEMA_VERSION) {
    throw new Error(
      `schema version ${version} is newer than ${SCHEMA_VERSION}, which this program knows`,
    );
  }
}

/**
 * Brings the database to SCHEMA_VERSION, each step in a transaction of its own. Safe when several
 * processes do it at once; does nothing to a database of this or a later version. Rejects with the
 * fault of the database.
 */
export async function migrate(database: Database): Promise<void> {
  let version = await readVersion(database);
  while (version < SCHEMA_VERSION) {
    try {
      const step = MIGRATIONS[version] ?? [];
      const statements = typeof step === 'function' ? await step(database) : step;
      await database.batch([guard(version), ...statements, bump(version)], 'write');
      version += 1;
    } catch (error) {
      // Another process may have taken this step between the reading and the transaction.
      const current = await readVersion(database);
      if (current === version) throw error;
      version = current;
    }
  }
}

async function readVersion(database: Database): Promise<number> {
  const { rows } = await database.execute('PRAGMA user_version');
  return Number(rows[0]?.user_version ?? 0);
}

/** A statement that fails, and with it the batch, unless the schema still has this version. */
function guard(version: number): string {
  return `SELECT CASE user_version WHEN ${version} THEN 1 ELSE json('schema moved on') END
    FROM pragma_user_version`;
}

function bump(version: number): string {
  return `PRAGMA user_version = ${version + 1}`;
}
