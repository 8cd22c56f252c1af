import type { ResultSet, Row } from '@libsql/client';
import type { Database } from './databaseFile.js';
import {
  countStatement,
  monthStatement,
  pageStatement,
  statusStatement,
  type Statement,
} from './jobQueries.js';
import { countStatuses, RepositoryUnavailable, type Repository } from './repository.js';
import { date, optional, text, toJob, toJson, toMonth, toUser } from './rows.js';
import { emailKey, searchKey, sortKey } from './textKeys.js';

const INSERT_USER = `INSERT INTO users (email, email_key, name, last_name, location, password_hash)
  VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (email_key) DO NOTHING RETURNING *`;

const JOB_COLUMNS = `id, user_id, position, company, location, type, status,
  created_at, updated_at, month, position_key, position_sort, company_key`;
const JOB_VALUES = `value ->> 'id', users.id, value ->> 'position', value ->> 'company',
  value ->> 'location', value ->> 'type', value ->> 'status', value ->> 'createdAt',
  value ->> 'updatedAt', value ->> 'month', value ->> 'positionKey', value ->> 'positionSort',
  value ->> 'companyKey'`;
const INSERT_JOBS = `INSERT INTO jobs (${JOB_COLUMNS})
  SELECT ${JOB_VALUES} FROM users, json_each(?) WHERE users.id = ?`;
// The salt makes the hash unique, so jobs are added only when this very user was inserted.
const INSERT_FIRST_JOBS = `INSERT INTO jobs (${JOB_COLUMNS})
  SELECT ${JOB_VALUES} FROM users, json_each(?) WHERE email_key = ? AND password_hash = ?`;

const UPDATE_USER = `UPDATE users SET email = ?, email_key = ?, name = ?, last_name = ?, location = ?
  WHERE id = ? AND NOT EXISTS (SELECT 1 FROM users WHERE email_key = ? AND id <> ?) RETURNING *`;

const FIND_SESSION = `SELECT users.*, sessions.created_at, sessions.expires_at
  FROM sessions JOIN users ON users.id = sessions.user_id
  WHERE token_hash = ? AND expires_at > ?`;

const END_OLDEST_SESSIONS = `DELETE FROM sessions WHERE token_hash IN (
  SELECT token_hash FROM sessions WHERE user_id = ? ORDER BY created_at DESC LIMIT -1 OFFSET ?)`;

const UPDATE_JOB = `UPDATE jobs SET position = ?, position_key = ?, position_sort = ?, company = ?, company_key = ?,
  location = ?, type = ?, status = ?, updated_at = ? WHERE id = ? AND user_id = ? RETURNING *`;

/** The repository on a migrated libSQL database, local or hosted. */
export function createSqlRepository(database: Database): Repository {
  async function run(statements: Statement[], mode: 'read' | 'write'): Promise<ResultSet[]> {
    try {
      const [only] = statements;
      if (statements.length === 1 && only !== undefined) return [await database.execute(only)];
      return await database.batch(statements, mode);
    } catch (cause) {
      throw new RepositoryUnavailable('The database refused', { cause });
    }
  }
  async function one(sql: string, args: Statement['args']): Promise<Row | undefined> {
    const [result] = await run([{ sql, args }], 'write');
    return result?.rows[0];
  }

  return {
    async createUser(user, jobs = []) {
      const key = emailKey(user.email);
      const { email, name, lastName, location, passwordHash } = user;
      const insert = {
        sql: INSERT_USER,
        args: [email, key, name, lastName, location, passwordHash],
      };
      const first = { sql: INSERT_FIRST_JOBS, args: [toJson(jobs), key, passwordHash] };
      const [inserted] = await run(jobs.length === 0 ? [insert] : [insert, first], 'write');
      return optional(inserted?.rows[0], toUser);
    },
    async findUserByEmail(email) {
      const row = await one('SELECT * FROM users WHERE email_key = ?', [emailKey(email)]);
      return optional(row, (found) => ({
        ...toUser(found),
        passwordHash: text(found, 'password_hash'),
      }));
    },
    async updateUser(id, { email, name, lastName, location }) {
      const key = emailKey(email);
      const row = await one(UPDATE_USER, [email, key, name, lastName, location, id, key, id]);
      return optional(row, toUser);
    },

    async startSession(session, { replacedTokenHash = '', atMost }) {
      const { tokenHash, userId, createdAt, expiresAt } = session;
      const [created, expires] = [createdAt.getTime(), expiresAt.getTime()];
      await run(
        [
          {
            sql: 'DELETE FROM sessions WHERE token_hash = ? OR expires_at <= ?',
            args: [replacedTokenHash, created],
          },
          { sql: END_OLDEST_SESSIONS, args: [userId, atMost - 1] },
          {
            sql: 'INSERT INTO sessions (token_hash, user_id, created_at, expires_at) VALUES (?, ?, ?, ?)',
            args: [tokenHash, userId, created, expires],
          },
        ],
        'write',
      );
    },
    async findSession(tokenHash, now) {
      const row = await one(FIND_SESSION, [tokenHash, now.getTime()]);
      return optional(row, (found) => ({
        user: toUser(found),
        createdAt: date(found, 'created_at'),
        expiresAt: date(found, 'expires_at'),
      }));
    },
    async extendSession(tokenHash, expiresAt) {
      await one('UPDATE sessions SET expires_at = ? WHERE token_hash = ?', [
        expiresAt.getTime(),
        tokenHash,
      ]);
    },
    async endSession(tokenHash) {
      await one('DELETE FROM sessions WHERE token_hash = ?', [tokenHash]);
    },

    async addJobs(userId, jobs) {
      await one(INSERT_JOBS, [toJson(jobs), userId]);
    },
    async listJobs(userId, query) {
      const statements = [countStatement(userId, query), pageStatement(userId, query)];
      const [count, page] = await run(statements, 'read');
      return { total: Number(count?.rows[0]?.total ?? 0), jobs: (page?.rows ?? []).map(toJob) };
    },
    async updateJob(userId, id, fields, now) {
      const { position, company, jobLocation, jobType, jobStatus } = fields;
      const positions = [position, searchKey(position), sortKey(position)];
      const args = [
        ...positions,
        company,
        searchKey(company),
        jobLocation,
        jobType,
        jobStatus,
        now.getTime(),
        id,
        userId,
      ];
      return optional(await one(UPDATE_JOB, args), toJob);
    },
    async deleteJob(userId, id) {
      const row = await one('DELETE FROM jobs WHERE id = ? AND user_id = ? RETURNING id', [
        id,
        userId,
      ]);
      return row !== undefined;
    },
    async jobStats(userId, months) {
      const statements = [statusStatement(userId), monthStatement(userId, months)];
      const [byStatus, byMonth] = await run(statements, 'read');
      const counts = new Map(byStatus?.rows.map((row) => [row.status, Number(row.count)]));
      return {
        statuses: countStatuses((status) => counts.get(status) ?? 0),
        months: (byMonth?.rows ?? []).map(toMonth).reverse(),
      };
    },
  };
}
