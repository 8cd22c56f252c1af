import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, copyFile, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createClient as openSqlite, type Client } from '@libsql/client/node';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from '../../embedded-api/database';
import { databasePath, databaseUrl } from '../../embedded-api/databaseAddress';
import { SCHEMA_VERSION } from '../../embedded-api/schema';
import { ADA, addJob, JOB, signIn, startApi, temporaryDirectory, textLike } from './httpApi';

const UNAVAILABLE = { status: 503, body: { msg: 'The database is not available' } };

/** Works on a database file beside the API, and leaves all of it in that one file. */
async function alter(file: string, work: (database: Client) => Promise<unknown>): Promise<void> {
  const database = openSqlite({ url: databaseUrl(file, '/') });
  await work(database);
  await database.execute('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
}

/** The path of a database with the demo account and `jobs` of Ada's, closed and complete. */
async function existingDatabase(jobs = 0): Promise<string> {
  const { client, file } = await startApi();
  const send = await signIn(client());
  await Promise.all(Array.from({ length: jobs }, () => addJob(send)));
  await alter(file, () => Promise.resolve());
  const copy = join(await temporaryDirectory(), 'jobtrail.db');
  await copyFile(file, copy);
  return copy;
}

/** Ada at an API on this file, whose account is in it already. */
async function logIn(file: string) {
  const send = (await startApi({ file })).client();
  expect(await send('POST', '/auth/login', ADA)).toMatchObject({ status: 200 });
  return send;
}

const NO_DATABASE = 'this is not a database, '.repeat(1000);

describe('a file that cannot be used', () => {
  it.each<[string, RegExp, (file: string, bytes: Buffer) => Promise<void>]>([
    ['is no database', /not a database/, (file) => writeFile(file, NO_DATABASE)],
    [
      'is damaged in a part',
      /damaged|malformed/,
      (file, bytes) => writeFile(file, bytes.fill(0xa5, bytes.length - 16_384)),
    ],
    [
      'was cut off',
      /damaged|malformed/,
      (file, bytes) => writeFile(file, bytes.subarray(0, bytes.length / 2)),
    ],
    [
      'was written by a newer program',
      /newer/,
      (file) =>
        alter(file, async (database) => {
          await database.execute('PRAGMA journal_mode = DELETE');
          await database.execute(`PRAGMA user_version = ${SCHEMA_VERSION + 1}`);
        }),
    ],
  ])('because it %s is refused in one line and left alone', async (_case, reason, spoil) => {
    const file = await existingDatabase();
    await spoil(file, await readFile(file));
    const before = await readFile(file);
    const { client, lines } = await startApi({ file });
    const send = client();
    for (const [method, path, body] of [
      ['POST', '/auth/login', ADA],
      ['GET', '/jobs', undefined],
      ['GET', '/auth/logout', undefined],
      ['POST', '/auth/register', ADA],
    ] as const) {
      const answer = await send(method, path, body);
      expect({ status: answer.status, body: answer.body }).toEqual(UNAVAILABLE);
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    expect(lines).toEqual([textLike(reason)]);
    expect(lines[0]).toContain(file);
    expect(await readFile(file)).toEqual(before);
  });

  it('is opened again once it has been repaired', async () => {
    const file = join(await temporaryDirectory(), 'jobtrail.db');
    const good = await existingDatabase(1);
    await writeFile(file, NO_DATABASE);
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const send = (await startApi({ file })).client();
    expect(await send('GET', '/auth/logout')).toMatchObject({ status: 503 });
    await copyFile(good, file);
    // It is read from end to end when it is opened, so not every request may try that.
    expect(await send('GET', '/auth/logout')).toMatchObject({ status: 503 });
    vi.setSystemTime(Date.now() + 5000);
    expect(await send('POST', '/auth/login', ADA)).toMatchObject({ status: 200 });
    expect(await send('GET', '/jobs')).toMatchObject({ body: { totalJobs: 1 } });
  });
});

describe('a database in use', () => {
  it('that fails is answered with 503 without a word about the reason', async () => {
    const { file, client, lines } = await startApi();
    const send = await signIn(client());
    const other = openSqlite({ url: databaseUrl(file, '/') });
    await other.execute('DROP TABLE jobs');
    expect(await send('GET', '/jobs')).toMatchObject(UNAVAILABLE);
    expect(await send('GET', '/jobs')).toMatchObject(UNAVAILABLE);
    expect(lines).toEqual([textLike(/no such table/)]);
    await other.execute('PRAGMA user_version');
    other.close();
  });

  it.each([
    ['removed with its folder', (file: string) => rm(dirname(file), { recursive: true })],
    [
      'replaced by another',
      (file: string) => copyFile(file, `${file}2`).then(() => rename(`${file}2`, file)),
    ],
  ])('that is %s takes no writes that would be lost', async (_case, change) => {
    const file = join(await temporaryDirectory(), 'data', 'jobtrail.db');
    const { client, lines } = await startApi({ file });
    const send = await signIn(client());
    await change(file);
    expect(await send('POST', '/jobs', JOB)).toMatchObject(UNAVAILABLE);
    expect(await send('GET', '/jobs')).toMatchObject(UNAVAILABLE);
    expect(lines).toEqual([textLike(/jobtrail\.db: the file was removed or replaced/)]);
  });

  it('that was moved away is used again when it has come back', async () => {
    const { file, client } = await startApi();
    const send = await signIn(client());
    await rename(file, `${file}.away`);
    expect(await send('POST', '/jobs', JOB)).toMatchObject({ status: 503 });
    await rename(`${file}.away`, file);
    expect(await send('POST', '/jobs', JOB)).toMatchObject({ status: 201 });
  });
});

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

describe('a database', () => {
  it('keeps everything from one start to the next', async () => {
    const send = await logIn(await existingDatabase(12));
    expect(await send('GET', '/jobs')).toMatchObject({ body: { totalJobs: 12, numOfPages: 2 } });
  });

  it('is made with its directory, whatever its path, and writes ahead to a log', async () => {
    const root = join(await temporaryDirectory(), 'a b#c%20d?e', 'ü');
    const file = join(root, 'data/jobs.db');
    const url = databaseUrl('data/jobs.db', root);
    expect(databasePath(url)).toBe(file);
    const client = await openDatabase({ url });
    expect((await client.execute('PRAGMA journal_mode')).rows).toEqual([{ journal_mode: 'wal' }]);
    client.close();
    expect((await readFile(file)).subarray(0, 6).toString()).toBe('SQLite');
  });

  it('of the first version is brought up to date with its jobs', async () => {
    const file = await existingDatabase();
    await alter(file, (database) =>
      database.batch([
        'DROP INDEX sessions_by_user',
        'DROP INDEX jobs_by_position',
        'ALTER TABLE jobs DROP COLUMN position_sort',
        `CREATE INDEX jobs_by_position ON jobs (user_id, position_key, id, status, type, company_key)`,
        `INSERT INTO jobs SELECT value, users.id, value, 'x', 'x', 'remote', 'pending', 0, 0, 0, lower(value), 'x'
          FROM users, json_each('["Zoo", "Ärztin", "Chef"]') WHERE email = '${ADA.email}'`,
        'PRAGMA user_version = 1',
      ]),
    );
    const send = await logIn(file);
    const sorted = [{ position: 'Ärztin' }, { position: 'Chef' }, { position: 'Zoo' }];
    expect(await send('GET', '/jobs?sort=a-z')).toMatchObject({ body: { jobs: sorted } });
    await send('PATCH', '/jobs/Zoo', { ...JOB, position: 'Âge' });
    expect(await send('GET', '/jobs?sort=a-z')).toMatchObject({
      body: { jobs: [{ _id: 'Zoo' }, {}, {}] },
    });
  });

  it('of an earlier version lets users with an international domain log in from any browser', async () => {
    const file = await existingDatabase();
    await alter(file, (database) =>
      database.batch([
        `UPDATE users SET email = 'jo@Müller.de', email_key = 'jo@müller.de'
          WHERE email = '${ADA.email}'`,
        'PRAGMA user_version = 3',
      ]),
    );
    const login = { ...ADA, email: 'jo@xn--mller-kva.de' };
    const { client } = await startApi({ file });
    expect(await client()('POST', '/auth/login', login)).toMatchObject({ status: 200 });
  });

  it.runIf(process.platform !== 'win32')('is for nobody but its owner, with its log', async () => {
    const modes = (file: string) =>
      Promise.all(
        [dirname(file), file, `${file}-wal`, `${file}-shm`].map(
          async (path) => (await stat(path)).mode & 0o777,
        ),
      );
    const made = join(await temporaryDirectory(), 'data', 'jobtrail.db');
    await signIn((await startApi({ file: made })).client());
    expect(await modes(made)).toEqual([0o700, 0o600, 0o600, 0o600]);

    const found = await existingDatabase();
    await chmod(found, 0o644);
    await chmod(dirname(found), 0o755);
    await logIn(found);
    expect(await modes(found)).toEqual([0o755, 0o600, 0o600, 0o600]);
  });
});

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
    expect(() => databaseUrl(value, '/project')).toThrow(
      /^DATABASE_URL must be a file \((?!.*secret).*:memory:.*libsql:\/\/.*$/,
    );
  });
});
