import { createServer } from 'node:http';
import { createClient as openSqlite, type Client, type InValue } from '@libsql/client/node';
import { expect, it, onTestFinished } from 'vitest';
import { createApp } from '../../embedded-api/app';
import { openDatabase } from '../../embedded-api/database';
import { databaseUrl } from '../../embedded-api/databaseAddress';
import { createPasswordHasher } from '../../embedded-api/passwordHasher';
import { seedDemo } from '../../embedded-api/seed';
import { createSqlRepository } from '../../embedded-api/sqlRepository';
import { hashToken } from '../../embedded-api/tokenHash';
import { DEMO, JOB, listen, postRequest } from './httpApi';

type Value = { type: string; value?: string | number };
type Stmt = { sql?: string; sql_id?: number; args: Value[] };
type Step = { stmt: Stmt };
type PipelineRequest = { type: string; stmt?: Stmt; batch?: { steps: Step[] } } & Omit<
  Stmt,
  'args'
>;

const DONE = { cols: [], rows: [], affected_row_count: 0 };

function toSql({ type, value }: Value): InValue {
  if (type === 'integer') return BigInt(value ?? 0);
  return value ?? null;
}

function toValue(value: unknown): Value {
  if (typeof value === 'number') return { type: 'integer', value: String(value) };
  return typeof value === 'string' ? { type: 'text', value } : { type: 'null' };
}

/** A hosted engine in small: the Hrana 2 protocol over HTTP, in front of a database in memory. */
function hostedEngine(database: Client, statements: string[]) {
  async function run(stmts: Stmt[], texts: Map<number | undefined, string>) {
    const work = stmts
      .map(({ sql, sql_id, args }) => ({
        sql: sql ?? texts.get(sql_id) ?? '',
        args: args.map(toSql),
      }))
      .filter(({ sql }) => !/^(BEGIN|COMMIT|ROLLBACK)/.test(sql));
    statements.push(...work.map(({ sql }) => sql));
    return (await database.batch(work, 'write')).map(({ columns, rows }) => ({
      cols: columns.map((name) => ({ name })),
      rows: rows.map((row) => columns.map((column) => toValue(row[column]))),
      affected_row_count: 0,
    }));
  }
  async function answer(request: PipelineRequest, texts: Map<number | undefined, string>) {
    const { type, stmt, batch } = request;
    if (type === 'store_sql') texts.set(request.sql_id, request.sql ?? '');
    if (stmt) return { type, result: (await run([stmt], texts))[0] };
    if (!batch) return { type };
    const results = await run(
      batch.steps.map((step) => step.stmt),
      texts,
    );
    // Begin comes first; commit and a rollback that is not needed come last.
    const step_results = [DONE, ...results, DONE, null];
    return { type, result: { step_results, step_errors: step_results.map(() => null) } };
  }
  return createServer((incoming, outgoing) => {
    void (async () => {
      let body = '';
      for await (const chunk of incoming) body += String(chunk);
      const { requests } = JSON.parse(body) as { requests: PipelineRequest[] };
      const texts = new Map<number | undefined, string>();
      const results = [];
      for (const request of requests) {
        results.push({ type: 'ok', response: await answer(request, texts) });
      }
      outgoing.end(JSON.stringify({ baton: null, base_url: null, results }));
    })();
  });
}

it('works on a hosted engine, with its token and without what only a file needs', async () => {
  const statements: string[] = [];
  const tokens = new Set<unknown>();
  const engine = hostedEngine(openSqlite({ url: ':memory:' }), statements);
  engine.on('request', ({ headers }) => tokens.add(headers.authorization));
  const { origin } = new URL(await listen(engine));
  onTestFinished(() => {
    engine.closeAllConnections();
    engine.close();
  });

  const client = await openDatabase({ url: databaseUrl(origin, '/'), authToken: 'a-token' });
  const repository = createSqlRepository(client);
  const hasher = createPasswordHasher({ N: 2, r: 1, p: 1 });
  const now = () => new Date();
  await seedDemo({ repository, hasher, now });
  const app = createApp({ repository, hasher, hashToken, now });
  const login = await app.request(postRequest('/auth/login', DEMO));
  const headers = {
    'content-type': 'application/json',
    cookie: login.headers.get('set-cookie') ?? '',
  };
  const body = JSON.stringify({ ...JOB, position: 'Zoologist' });
  const created = await app.request('/api/v1/jobs', { method: 'POST', headers, body });
  expect(created.status).toBe(201);
  const list = await app.request('/api/v1/jobs?sort=z-a&page=1', { headers });
  const { jobs, totalJobs } = (await list.json()) as { jobs: unknown[]; totalJobs: number };
  expect(jobs[0]).toMatchObject({ position: 'Zoologist' });
  expect(totalJobs).toBe(76);
  const last = await app.request('/api/v1/jobs?page=8', { headers });
  expect(((await last.json()) as { jobs: unknown[] }).jobs).toHaveLength(6);
  expect(statements.filter((sql) => /PRAGMA (journal_mode|quick_check)/i.test(sql))).toEqual([]);
  expect([...tokens]).toEqual(['Bearer a-token']);
});
