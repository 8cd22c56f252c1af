import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../embedded-api/database';
import { databaseUrl } from '../../embedded-api/databaseAddress';
import { SCHEMA_VERSION } from '../../embedded-api/schema';
import { createSqlRepository } from '../../embedded-api/sqlRepository';
import { ADA, listen } from './httpApi';

type Statement = { sql: string; args?: { value?: unknown }[] };
type Pipeline = { requests: { type: string; stmt?: Statement }[] };

/** The user of the engine, in the order of the columns below. */
const ROW = [
  { type: 'integer', value: '7' },
  ...['a hash', ADA.name, ADA.email, ADA.lastName, ADA.location].map((value) => ({
    type: 'text',
    value,
  })),
];
const COLUMNS = ['id', 'password_hash', 'name', 'email', 'last_name', 'location'];

function answer({ sql }: Statement) {
  const result = (names: string[], rows: unknown[]) => ({
    cols: names.map((name) => ({ name })),
    rows,
    affected_row_count: 0,
  });
  if (sql.includes('user_version')) {
    return result(['user_version'], [[{ type: 'integer', value: String(SCHEMA_VERSION) }]]);
  }
  return sql.includes('FROM users') ? result(COLUMNS, [ROW]) : result([], []);
}

it('a hosted engine is asked with its token and without what only a file needs', async () => {
  const statements: Statement[] = [];
  const tokens = new Set<unknown>();
  // It speaks the Hrana protocol over HTTP.
  const engine = createServer((incoming, outgoing) => {
    tokens.add(incoming.headers.authorization);
    void incoming.toArray().then((parts) => {
      const { requests } = JSON.parse(parts.join('')) as Pipeline;
      const results = requests.map(({ type, stmt }) => {
        if (stmt) statements.push(stmt);
        return { type: 'ok', response: { type, ...(stmt && { result: answer(stmt) }) } };
      });
      outgoing.end(JSON.stringify({ baton: null, base_url: null, results }));
    });
  });
  const { origin } = new URL(await listen(engine));
  onTestFinished(() => {
    engine.closeAllConnections();
    engine.close();
  });

  const database = await openDatabase({ url: databaseUrl(origin, '/'), authToken: 'a-token' });
  const user = await createSqlRepository(database).findUserByEmail(ADA.email);
  expect(user).toMatchObject({ id: 7, name: ADA.name, passwordHash: 'a hash' });
  expect(statements.at(-1)?.args).toMatchObject([{ value: ADA.email }]);
  expect(statements.some(({ sql }) => /journal_mode|quick_check/i.test(sql))).toBe(false);
  expect([...tokens]).toEqual(['Bearer a-token']);
});
