import { beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../embedded-api/database';
import type { Database } from '../../embedded-api/databaseFile';
import {
  countStatement,
  monthStatement,
  pageStatement,
  statusStatement,
  type Statement,
} from '../../embedded-api/jobQueries';
import { SORTS, type JobQuery, type Sort } from '../../embedded-api/repository';
import { text } from '../../embedded-api/rows';

const FILTERS: Partial<JobQuery>[] = [
  {},
  { status: 'pending' },
  { type: 'remote' },
  { status: 'pending', type: 'remote' },
  { search: 'react' },
  { status: 'pending', type: 'remote', search: 'react' },
];
const QUERIES = (Object.keys(SORTS) as Sort[]).flatMap((sort) =>
  FILTERS.map((filter): JobQuery => ({ sort, page: 10_000, pageSize: 10, ...filter })),
);

let database: Database;
beforeAll(async () => {
  database = await openDatabase({ url: ':memory:' });
  return () => {
    database.close();
  };
});

async function plan({ sql, args }: Statement): Promise<string[]> {
  const { rows } = await database.execute({ sql: `EXPLAIN QUERY PLAN ${sql}`, args });
  return rows.map((row) => text(row, 'detail'));
}

describe('the plan of', () => {
  it.each(QUERIES)(
    'a page of %o walks the index of its order, and reads the table for its own rows only',
    async (query) => {
      const index = SORTS[query.sort].by === 'position' ? 'jobs_by_position' : 'jobs_by_date';
      const { sql, args } = pageStatement(1, query);
      const [only, ...rest] = await plan({ sql, args });
      expect(only).toMatch(new RegExp(`^SEARCH jobs USING INDEX ${index} \\(user_id=\\?`));
      expect(rest).toEqual([]);
      const [skipping] = await plan({ sql: sql.replace('SELECT *', 'SELECT id'), args });
      expect(skipping).toContain('USING COVERING INDEX');
    },
  );

  it.each(FILTERS)('the count of %o stays inside an index', async (filter) => {
    const query: JobQuery = { sort: 'latest', page: 1, pageSize: 10, ...filter };
    const [only, ...rest] = await plan(countStatement(1, query));
    const seek = filter.status && !filter.search ? 'user_id=\\? AND status=\\?' : 'user_id=\\?';
    expect(only).toMatch(new RegExp(`^SEARCH jobs USING COVERING INDEX \\w+ \\(${seek}`));
    expect(rest).toEqual([]);
  });

  it.each([
    ['status', statusStatement(1), 'jobs_by_status'],
    ['month', monthStatement(1, 6), 'jobs_by_month'],
  ])('the counts per %s stays inside an index, unsorted', async (_name, statement, index) => {
    expect(await plan(statement)).toEqual([
      `SEARCH jobs USING COVERING INDEX ${index} (user_id=?)`,
    ]);
  });

  it.each([
    ['a job', 'SELECT * FROM jobs WHERE id = ? AND user_id = ?', 'sqlite_autoindex_jobs_1'],
    ['a user by e-mail', 'SELECT * FROM users WHERE email_key = ?', 'sqlite_autoindex_users_1'],
    ['a session', 'SELECT * FROM sessions WHERE token_hash = ?', 'PRIMARY KEY'],
    [
      "a user's sessions",
      'SELECT token_hash FROM sessions WHERE user_id = ? ORDER BY created_at DESC LIMIT -1 OFFSET ?',
      'sessions_by_user',
    ],
    ['expired sessions', 'DELETE FROM sessions WHERE expires_at <= ?', 'sessions_by_expiry'],
  ])('finding %s seeks', async (_name, sql, index) => {
    const [only] = await plan({ sql, args: ['x', 1].slice(0, sql.split('?').length - 1) });
    expect(only).toContain(index);
    expect(only).toMatch(/^SEARCH /);
  });
});
