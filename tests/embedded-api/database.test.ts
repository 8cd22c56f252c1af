import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, copyFile, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createClient as openSqlite } from '@libsql/client/node';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from '../../embedded-api/database';
import { databasePath, databaseUrl } from '../../embedded-api/databaseAddress';
import { SCHEMA_VERSION } from '../../embedded-api/schema';
import { ADA, JOB, signIn, startApi, temporaryDirectory, textLike } from './httpApi';
import { bundleServer, spawnServer } from './processes';

let server: Awaited<ReturnType<typeof bundleServer>>;
beforeAll(async () => {
  server = await bundleServer();
}, 30_000);
afterAll(() => server.remove());

/** The path of a database with the demo account and `jobs` more, closed and complete. */
async function existingDatabase(jobs = 0): Promise<string> {
  const file = join(await temporaryDirectory(), 'existing.db');
  const { client } = await startApi({ file });
  const send = await signIn(client());
  await Promise.all(Array.from({ length: jobs }, () => send('POST', '/jobs', JOB)));
  const database = openSqlite({ url: databaseUrl(file, '/') });
  await database.execute('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
  const copy = join(await temporaryDirectory(), 'jobtrail.db');
  await copyFile(file, copy);
  return copy;
}

/** Lets another process hold the write lock until it is told to release it. */
async function lockFromOutside(file: string): Promise<() => Promise<void>> {
  const program = `
    import { createClient } from '@libsql/client/node';
    const client = createClient({ url: ${JSON.stringify(databaseUrl(file, '/'))} });
    const transaction = await client.transaction('write');
    console.log('locked');
    process.stdin.on('data', async () => { await transaction.commit(); process.exit(); });`;
  const holder = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  const ended = once(holder, 'exit');
  onTestFinished(() => void holder.kill());
  await once(holder.stdout, 'data');
  return async () => {
    holder.stdin.write('release');
    await ended;
  };
}

/** Expects 503 for every call, one line on the console, and the file as it was. */
async function expectRefused(file: string, reason: RegExp) {
  const before = await readFile(file);
  const { client, lines } = await startApi({ file });
  const send = client();
  const calls = [
    ['POST', '/auth/login', ADA],
    ['GET', '/jobs', undefined],
    ['GET', '/auth/logout', undefined],
    ['POST', '/auth/register', ADA],
  ] as const;
  for (const [method, path, body] of calls) {
    const answer = await send(method, path, body);
    expect({ status: answer.status, body: answer.body }).toEqual({
      status: 503,
      body: { msg: 'The database is not available' },
    });
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
  expect(lines).toEqual([textLike(reason)]);
  expect(lines[0]).toContain(file);
  expect(await readFile(file)).toEqual(before);
}

describe('a file that cannot be used', () => {
  it('because it is no database is refused and left alone', async () => {
    const file = join(await temporaryDirectory(), 'jobtrail.db');
    await writeFile(file, 'this is not a database, '.repeat(1000));
    await expectRefused(file, /not a database/);
  });

  it('because a part of it is damaged is refused and left alone', async () => {
    const file = await existingDatabase(20);
    const bytes = await readFile(file);
    await writeFile(file, bytes.fill(0xa5, bytes.length - 16_384));
    await expectRefused(file, /damaged|malformed/);
  });

  it('because it was cut off is refused and left alone', async () => {
    const file = await existingDatabase(20);
    const bytes = await readFile(file);
    await writeFile(file, bytes.subarray(0, bytes.length / 2));
    await expectRefused(file, /damaged|malformed/);
  });

  it('because a newer program wrote it is refused and left alone', async () => {
    const file = await existingDatabase();
    const database = openSqlite({ url: databaseUrl(file, '/') });
    await database.execute('PRAGMA journal_mode = DELETE');
    await database.execute(`PRAGMA user_version = ${SCHEMA_VERSION + 1}`);
    database.close();
    await expectRefused(file, /newer/);
  });

  it.each([
    ['with its directory', 0o555],
    ['in a directory that may be written', 0o777],
  ])(
    'because it may only be read, %s, is refused, and the process lives',
    async (_case, mode) => {
      const file = await existingDatabase();
      await chmod(file, 0o444);
      await chmod(dirname(file), mode);
      // The superuser may write anything, so as that the server runs as nobody.
      const owner = process.getuid?.() === 0 ? { uid: 65_534 } : {};
      const { baseUrl, lines, child } = await spawnServer(server.program, file, owner);
      const response = await fetch(`${baseUrl}/jobs`);
      expect(response.status).toBe(503);
      expect(lines).toEqual([textLike(/readonly|read-only|unable to open/i)]);
      expect(child.exitCode).toBeNull();
      await chmod(dirname(file), 0o755);
    },
    30_000,
  );

  it('is opened again once it has been repaired', async () => {
    const file = join(await temporaryDirectory(), 'jobtrail.db');
    const good = await existingDatabase(1);
    await writeFile(file, 'this is not a database, '.repeat(1000));
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const send = (await startApi({ file })).client();
      expect(await send('GET', '/auth/logout')).toMatchObject({ status: 503 });
      await copyFile(good, file);
      // It is read from end to end when it is opened, so not every request may try that.
      expect(await send('GET', '/auth/logout')).toMatchObject({ status: 503 });
      vi.setSystemTime(Date.now() + 5000);
      expect(await send('POST', '/auth/login', ADA)).toMatchObject({ status: 200 });
      expect(await send('GET', '/jobs')).toMatchObject({ body: { totalJobs: 1 } });
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a database that fails while it is in use', () => {
  it('answers 503 without a word about the reason', async () => {
    const { file, client, lines } = await startApi();
    const send = await signIn(client());
    const other = openSqlite({ url: databaseUrl(file, '/') });
    await other.execute('DROP TABLE jobs');
    const answer = await send('GET', '/jobs');
    expect(answer).toMatchObject({ status: 503, body: { msg: 'The database is not available' } });
    expect(await send('GET', '/jobs')).toMatchObject({ status: 503 });
    expect(lines).toEqual([textLike(/no such table/)]);
    await other.execute('PRAGMA user_version');
    other.close();
  });
});

describe('a database another program has locked', () => {
  it('refuses writes after a while, goes on being read, and is as good as new afterwards', async () => {
    const { file, client } = await startApi();
    const send = await signIn(client());
    const release = await lockFromOutside(file);
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const write = send('POST', '/jobs', JOB);
    expect(await send('GET', '/jobs')).toMatchObject({ status: 200 });
    vi.setSystemTime(Date.now() + 6000);
    expect(await write).toMatchObject({ status: 503 });
    expect(await send('GET', '/jobs')).toMatchObject({ status: 200, body: { totalJobs: 0 } });
    await release();
    expect(await send('POST', '/jobs', JOB)).toMatchObject({ status: 201 });
    expect(await send('GET', '/jobs/stats')).toMatchObject({ status: 200 });
    expect(await send('POST', '/auth/login', ADA)).toMatchObject({ status: 200 });
    expect(await send('GET', '/jobs')).toMatchObject({ body: { totalJobs: 1 } });
  }, 20_000);

  it('stores what was asked for once the lock has gone, holding nobody up', async () => {
    const { file, client } = await startApi();
    const send = await signIn(client());
    const release = await lockFromOutside(file);
    const write = send('POST', '/jobs', JOB);
    for (let count = 0; count < 20; count += 1) await send('GET', '/jobs');
    await release();
    expect(await write).toMatchObject({ status: 201 });
  }, 20_000);
});

describe('a database file that goes while it is in use', () => {
  it.each([
    ['removed with its folder', (file: string) => rm(dirname(file), { recursive: true })],
    [
      'replaced by another',
      (file: string) => copyFile(file, `${file}2`).then(() => rename(`${file}2`, file)),
    ],
  ])('%s, takes no writes that would be lost', async (_case, change) => {
    const file = join(await temporaryDirectory(), 'data', 'jobtrail.db');
    const { client, lines } = await startApi({ file });
    const send = await signIn(client());
    expect(await send('POST', '/jobs', JOB)).toMatchObject({ status: 201 });
    await change(file);
    const refused = { status: 503, body: { msg: 'The database is not available' } };
    expect(await send('POST', '/jobs', JOB)).toMatchObject(refused);
    expect(await send('GET', '/jobs')).toMatchObject(refused);
    expect(lines).toEqual([textLike(/jobtrail\.db: the file was removed or replaced/)]);
  });

  it('is used again when it has come back', async () => {
    const { file, client } = await startApi();
    const send = await signIn(client());
    await rename(file, `${file}.away`);
    expect(await send('POST', '/jobs', JOB)).toMatchObject({ status: 503 });
    await rename(`${file}.away`, file);
    expect(await send('POST', '/jobs', JOB)).toMatchObject({ status: 201 });
  });
});

describe('a database', () => {
  it('keeps everything from one start to the next', async () => {
    const file = await existingDatabase(12);
    const send = (await startApi({ file })).client();
    await send('POST', '/auth/login', ADA);
    expect(await send('GET', '/jobs')).toMatchObject({ body: { totalJobs: 12, numOfPages: 2 } });
  });

  it('is made with its directory, whatever characters are in its path', async () => {
    const root = join(await temporaryDirectory(), 'a b#c%20d?e', 'ü');
    const url = databaseUrl('data/jobs.db', root);
    (await openDatabase({ url })).close();
    expect(databasePath(url)).toBe(join(root, 'data/jobs.db'));
    expect((await readFile(join(root, 'data/jobs.db'))).subarray(0, 6).toString()).toBe('SQLite');
  });

  it('of the first version is brought up to date with its jobs', async () => {
    const file = await existingDatabase();
    const database = openSqlite({ url: databaseUrl(file, '/') });
    await database.batch([
      'DROP INDEX sessions_by_user',
      'DROP INDEX jobs_by_position',
      'ALTER TABLE jobs DROP COLUMN position_sort',
      `CREATE INDEX jobs_by_position ON jobs (user_id, position_key, id, status, type, company_key)`,
      `INSERT INTO jobs SELECT value, users.id, value, 'x', 'x', 'remote', 'pending', 0, 0, 0, lower(value), 'x'
        FROM users, json_each('["Zoo", "Ärztin", "Chef"]') WHERE email = '${ADA.email}'`,
      'PRAGMA user_version = 1',
    ]);
    database.close();
    const send = (await startApi({ file })).client();
    await send('POST', '/auth/login', ADA);
    const sorted = [{ position: 'Ärztin' }, { position: 'Chef' }, { position: 'Zoo' }];
    expect(await send('GET', '/jobs?sort=a-z')).toMatchObject({ body: { jobs: sorted } });
    await send('PATCH', '/jobs/Zoo', { ...JOB, position: 'Âge' });
    expect(await send('GET', '/jobs?sort=a-z')).toMatchObject({
      body: { jobs: [{ _id: 'Zoo' }, {}, {}] },
    });
  });

  it('writes ahead to a log, so that readers never wait', async () => {
    const url = databaseUrl('jobs.db', await temporaryDirectory());
    const client = await openDatabase({ url });
    expect((await client.execute('PRAGMA journal_mode')).rows).toEqual([{ journal_mode: 'wal' }]);
    client.close();
  });
});

describe.runIf(process.platform !== 'win32')('a database file', () => {
  const modes = async (file: string) =>
    Promise.all(
      [dirname(file), file, `${file}-wal`, `${file}-shm`].map(
        async (path) => (await stat(path)).mode & 0o777,
      ),
    );

  it('is made, with its folder and its log, for nobody but its owner', async () => {
    const file = join(await temporaryDirectory(), 'data', 'jobtrail.db');
    await signIn((await startApi({ file })).client());
    expect(await modes(file)).toEqual([0o700, 0o600, 0o600, 0o600]);
  });

  it('that everybody could read is closed to others, its folder left alone', async () => {
    const file = await existingDatabase();
    await chmod(file, 0o644);
    await chmod(dirname(file), 0o755);
    await signIn((await startApi({ file })).client());
    expect(await modes(file)).toEqual([0o755, 0o600, 0o600, 0o600]);
  });
});

function catchError(work: () => unknown): Error {
  try {
    work();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('nothing was refused');
}

describe('the address of the database', () => {
  it.each([
    [undefined, 'file:/project/.data/jobtrail.db'],
    ['file:other.db', 'file:/project/other.db'],
    ['file:./other.db', 'file:/project/other.db'],
    ['file:/var/jobs.db', 'file:/var/jobs.db'],
    ['file:///var/my%20jobs.db', 'file:/var/my%20jobs.db'],
    ['/var/my jobs.db', 'file:/var/my%20jobs.db'],
    ['100%.db', 'file:/project/100%25.db'],
    [':memory:', ':memory:'],
    ['libsql://jobs.example.org', 'libsql://jobs.example.org'],
    ['https://jobs.example.org', 'https://jobs.example.org'],
  ])('%s means %s', (value, expected) => {
    expect(databaseUrl(value, '/project')).toBe(expected);
  });

  it.each([
    'file:',
    'file:%',
    'file:a%b.db',
    'file://host/jobs.db',
    'postgres://me:secret@host/x',
    'libsql:',
  ])('%s is refused in one line that says what is accepted, without the value', (value) => {
    const refused = catchError(() => databaseUrl(value, '/project'));
    expect(refused.message).toMatch(/^DATABASE_URL must be a file \(.*:memory:.*libsql:\/\/.*$/);
    expect(refused.message).not.toContain('secret');
    // It is what Vite prints when it cannot start.
    expect(refused.stack).toBe(refused.message);
  });
});
