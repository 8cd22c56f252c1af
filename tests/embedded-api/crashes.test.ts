import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient as openSqlite } from '@libsql/client/node';
import { databaseUrl } from '../../embedded-api/databaseAddress';
import {
  createClient,
  DEMO,
  JOB,
  signIn,
  temporaryDirectory,
  textLike,
  type Send,
} from './httpApi';
import { bundleServer, spawnServer } from './processes';

let server: Awaited<ReturnType<typeof bundleServer>>;
beforeAll(async () => {
  server = await bundleServer();
}, 30_000);
afterAll(() => server.remove());

/** Writes without pause until a call fails, adding each acknowledged position to the list. */
async function writeUntilDown(send: Send, name: string, acknowledged: string[]): Promise<void> {
  for (let count = 0; ; count += 1) {
    const position = `${name} ${count}`;
    const answer = await send('POST', '/jobs', { ...JOB, position }).catch(() => undefined);
    if (answer === undefined) return;
    expect(answer.status).toBe(201);
    acknowledged.push(position);
  }
}

async function positions(file: string): Promise<unknown[]> {
  const database = openSqlite({ url: databaseUrl(file, '/') });
  const check = await database.execute('PRAGMA integrity_check');
  expect(check.rows).toEqual([{ integrity_check: 'ok' }]);
  const { rows } = await database.execute('SELECT position FROM jobs');
  database.close();
  return rows.map((row) => row.position);
}

describe('a server that is killed', () => {
  it('ten times while it writes loses no acknowledged row and leaves the file sound', async () => {
    const file = join(await temporaryDirectory(), 'jobtrail.db');
    const acknowledged: string[] = [];
    for (let round = 0; round < 10; round += 1) {
      const running = await spawnServer(server.program, file);
      const target = acknowledged.length + 10;
      const writers = await Promise.all(
        ['a', 'b', 'c'].map((name) =>
          signIn(createClient(running.baseUrl), { email: `${name}@example.com` }),
        ),
      );
      const down = Promise.all(
        writers.map((send, index) => writeUntilDown(send, `${round}/${index}`, acknowledged)),
      );
      await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(target);
      await running.kill();
      await down;
    }
    expect(await positions(file)).toEqual(expect.arrayContaining(acknowledged));
  }, 60_000);

  it('while it starts leaves the demo account whole or absent', async () => {
    const directory = await temporaryDirectory();
    for (let round = 0; round < 3; round += 1) {
      const file = join(directory, `${round}.db`);
      const starting = spawn(process.execPath, [server.program, file], { stdio: 'ignore' });
      const exited = once(starting, 'exit');
      await expect.poll(() => existsSync(file), { timeout: 20_000, interval: 1 }).toBe(true);
      starting.kill('SIGKILL');
      await exited;
      const send = createClient((await spawnServer(server.program, file)).baseUrl);
      expect(await send('POST', '/auth/login', DEMO)).toMatchObject({ status: 200 });
      expect(await send('GET', '/jobs')).toMatchObject({ body: { totalJobs: 75 } });
    }
  }, 60_000);
});

it('three servers started at once on a new file share it, and create one demo account', async () => {
  const file = join(await temporaryDirectory(), 'data', 'jobtrail.db');
  const servers = await Promise.all([1, 2, 3].map(() => spawnServer(server.program, file)));
  const clients = servers.map(({ baseUrl }) => createClient(baseUrl));
  await Promise.all(clients.map((send) => signIn(send)));
  const writes = clients.flatMap((send) =>
    Array.from({ length: 20 }, () => send('POST', '/jobs', JOB)),
  );
  for (const { status } of await Promise.all(writes)) expect(status).toBe(201);
  for (const send of clients) {
    expect(await send('GET', '/jobs')).toMatchObject({ body: { totalJobs: 60 } });
    await send('POST', '/auth/login', DEMO);
    expect(await send('GET', '/jobs')).toMatchObject({ body: { totalJobs: 75 } });
  }
  expect(servers.flatMap(({ lines }) => lines)).toEqual([]);
}, 30_000);

it.each([
  ['with its directory', 0o555],
  ['in a directory that may be written', 0o777],
])(
  'a file that may only be read, %s, is refused, and the process lives',
  async (_case, mode) => {
    const file = join(await temporaryDirectory(), 'jobtrail.db');
    await (await spawnServer(server.program, file)).kill();
    // Whoever closes it last leaves nothing beside it.
    expect(await positions(file)).toHaveLength(75);
    await chmod(file, 0o444);
    await chmod(dirname(file), mode);
    // The superuser may write anything, so as that the server runs as nobody.
    const uid = process.getuid?.() === 0 ? 65_534 : undefined;
    const { baseUrl, lines, child } = await spawnServer(server.program, file, uid);
    expect(await createClient(baseUrl)('GET', '/jobs')).toMatchObject({ status: 503 });
    expect(lines).toEqual([textLike(/readonly|read-only|unable to open/i)]);
    expect(child.exitCode).toBeNull();
    await chmod(dirname(file), 0o755);
  },
  30_000,
);
