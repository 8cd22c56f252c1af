import { countStatuses } from '../../embedded-api/repository';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from '../../embedded-api/database';
import { createMemoryRepository } from '../../embedded-api/memoryRepository';
import type { Job, JobQuery, Repository } from '../../embedded-api/repository';
import { createSqlRepository } from '../../embedded-api/sqlRepository';
import { buildUser, JOB_FIELDS } from '../support/builders';

const DAY = 86_400_000;
const ADA = buildUser();
const NEW_USER = { ...ADA, passwordHash: 'a hash' };
const ALL: JobQuery = { sort: 'oldest', page: 1, pageSize: 10 };

/** Jobs a second apart, the first one on 1 March 2026. */
function makeJobs(jobs: Partial<Job>[]): Job[] {
  return jobs.map((job, index) => {
    const createdAt = job.createdAt ?? new Date(Date.UTC(2026, 2, 1, 0, 0, index));
    const id = String(index).padStart(24, '0');
    return { ...JOB_FIELDS, id, createdAt, updatedAt: createdAt, ...job };
  });
}

/** A user with these jobs beside another one with a job of everything. */
async function withJobs(repository: Repository, jobs: Partial<Job>[]) {
  const others = makeJobs([{ id: 'other', position: '%_A', company: 'Red' }]);
  await repository.createUser({ ...NEW_USER, email: 'other@example.com' }, others);
  const user = await repository.createUser(NEW_USER, makeJobs(jobs));
  if (user === undefined) throw new Error('the e-mail is in use');
  const positions = async (query: Partial<JobQuery>) => {
    const page = await repository.listJobs(user.id, { ...ALL, ...query });
    expect(page.total).toBeGreaterThanOrEqual(page.jobs.length);
    return page.jobs.map((job) => job.position);
  };
  return { id: user.id, positions };
}

const STORES: [string, () => Promise<Repository>][] = [
  [
    'SQL',
    async () => {
      const database = await openDatabase({ url: ':memory:' });
      onTestFinished(() => database.close());
      return createSqlRepository(database);
    },
  ],
  ['memory', () => Promise.resolve(createMemoryRepository())],
];

describe.each(STORES)('the repository on %s', (_name, open) => {
  describe('users', () => {
    it('have an e-mail of their own, whatever its case', async () => {
      const repository = await open();
      const user = await repository.createUser(NEW_USER);
      expect(user).toEqual({ ...ADA, id: user?.id });
      expect(
        await repository.createUser({ ...NEW_USER, email: 'ADA@Example.com' }),
      ).toBeUndefined();
      expect(await repository.findUserByEmail('ADA@example.com')).toEqual({
        ...user,
        passwordHash: 'a hash',
      });
      expect(await repository.findUserByEmail('bob@example.com')).toBeUndefined();
    });

    it('change their profile, but never to the e-mail of somebody else', async () => {
      const repository = await open();
      await repository.createUser({ ...NEW_USER, email: 'bob@example.com' });
      const id = (await repository.createUser(NEW_USER))?.id ?? 0;
      const changed = { name: 'A', email: 'ADA@example.com', lastName: 'L', location: 'Ockham' };
      expect(
        await repository.updateUser(id, { ...changed, email: 'BOB@example.com' }),
      ).toBeUndefined();
      expect(await repository.updateUser(id, changed)).toEqual({ ...changed, id });
      expect(await repository.findUserByEmail(ADA.email)).toMatchObject({
        ...changed,
        passwordHash: 'a hash',
      });
    });

    it('are created with their jobs or not at all', async () => {
      const repository = await open();
      const [job] = makeJobs([{}]);
      const twice = job === undefined ? [] : [job, job];
      await expect(repository.createUser(NEW_USER, twice)).rejects.toThrow();
      expect(await repository.findUserByEmail(ADA.email)).toBeUndefined();
    });

    it('get no jobs from a second creation', async () => {
      const repository = await open();
      const [mine, theirs] = makeJobs([{}, {}]);
      const user = await repository.createUser(NEW_USER, mine === undefined ? [] : [mine]);
      await repository.createUser(
        { ...NEW_USER, passwordHash: 'another' },
        theirs === undefined ? [] : [theirs],
      );
      expect((await repository.listJobs(user?.id ?? 0, ALL)).jobs).toEqual([mine]);
    });
  });

  describe('sessions', () => {
    const start = new Date('2026-03-01T00:00:00Z');
    const later = new Date(start.getTime() + DAY);
    const session = (tokenHash: string, userId: number, createdAt = start) => ({
      tokenHash,
      userId,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + DAY),
    });

    it('last until they expire, are extended, replaced or ended', async () => {
      const repository = await open();
      const user = await repository.createUser(NEW_USER);
      const id = user?.id ?? 0;
      const options = { atMost: 9 };
      await repository.startSession(session('a', id), options);
      const found = { user, createdAt: start, expiresAt: later };
      expect(await repository.findSession('a', new Date(later.getTime() - 1))).toEqual(found);
      expect(await repository.findSession('a', later)).toBeUndefined();
      await repository.extendSession('a', new Date(later.getTime() + 1));
      expect(await repository.findSession('a', later)).toBeDefined();
      await repository.startSession(session('b', id), { ...options, replacedTokenHash: 'a' });
      expect(await repository.findSession('a', start)).toBeUndefined();
      await repository.endSession('b');
      expect(await repository.findSession('b', start)).toBeUndefined();
    });

    it('are forgotten once expired, and of one user there are never too many', async () => {
      const repository = await open();
      const id = (await repository.createUser(NEW_USER))?.id ?? 0;
      const bob = (await repository.createUser({ ...NEW_USER, email: 'bob@example.com' }))?.id ?? 0;
      const at = (ms: number) => new Date(start.getTime() + ms);
      for (const [hash, owner, ms] of [
        ['b', bob, 0],
        ['2', id, 2],
        ['1', id, 1],
        ['3', id, 3],
      ] as const) {
        await repository.startSession(session(hash, owner, at(ms)), { atMost: 2 });
      }
      const live = async () => {
        const all = await Promise.all(
          ['b', '1', '2', '3'].map((hash) => repository.findSession(hash, start)),
        );
        return all.map((one) => one !== undefined);
      };
      expect(await live()).toEqual([true, false, true, true]);
      await repository.startSession(session('4', bob, at(DAY + 2)), { atMost: 9 });
      expect(await live()).toEqual([false, false, false, true]);
    });
  });

  describe('jobs', () => {
    it('are added, changed and deleted by their owner alone', async () => {
      const repository = await open();
      const { id } = await withJobs(repository, [{}]);
      const [added] = makeJobs([{ id: 'new', company: 'Hooli' }]);
      await repository.addJobs(id, added === undefined ? [] : [added]);
      const fields = { ...JOB_FIELDS, position: 'Designer', jobStatus: 'declined' } as const;
      const now = new Date('2026-04-01T00:00:00Z');
      for (const [owner, own] of [
        [id + 1, false],
        [id - 1, false],
        [id, true],
      ] as const) {
        const changed = await repository.updateJob(owner, 'new', fields, now);
        expect(changed).toEqual(own ? { ...added, ...fields, updatedAt: now } : undefined);
      }
      expect((await repository.listJobs(id, { ...ALL, search: 'designer' })).jobs).toHaveLength(1);
      expect(await repository.deleteJob(id - 1, 'new')).toBe(false);
      expect(await repository.deleteJob(id, 'new')).toBe(true);
      expect(await repository.deleteJob(id, 'new')).toBe(false);
      expect(await repository.listJobs(id, ALL)).toMatchObject({
        total: 1,
        jobs: [{ id: '0'.repeat(24) }],
      });
    });

    it('are found by a literal text, without regard to case', async () => {
      const texts = [
        '50% remote',
        'C++ (senior)',
        'a_b',
        "O'Brien",
        'back\\slash',
        'ÅNGSTRÖM',
        '日本語',
      ];
      const { positions } = await withJobs(
        await open(),
        texts.map((text) => ({ position: text })),
      );
      for (const [search, position] of [
        ['%', '50% remote'],
        ['c++ (', 'C++ (senior)'],
        ['_', 'a_b'],
        ["'", "O'Brien"],
        ['\\', 'back\\slash'],
        ['ångström', 'ÅNGSTRÖM'],
        ['A\u030angstro\u0308m', 'ÅNGSTRÖM'],
        ['本', '日本語'],
      ] as const) {
        expect(await positions({ search }), search).toEqual([position]);
      }
      expect(await positions({ search: 'INITECH' })).toEqual(texts);
      for (const search of [
        'initecha',
        '日本語initech',
        '\u0000',
        '\ud83d',
        'x'.repeat(5000),
        '🙂',
        'berlin',
      ]) {
        expect(await positions({ search })).toEqual([]);
      }
    });

    it('are filtered', async () => {
      const { positions } = await withJobs(await open(), [
        { position: 'A', jobStatus: 'pending', jobType: 'remote' },
        { position: 'B', jobStatus: 'pending', jobType: 'full-time' },
        { position: 'C', jobStatus: 'interview', jobType: 'remote' },
      ]);
      for (const [query, expected] of [
        [{ status: 'pending' }, ['A', 'B']],
        [{ type: 'remote' }, ['A', 'C']],
        [{ status: 'pending', type: 'remote' }, ['A']],
        [{ status: 'declined' }, []],
        [{ status: 'pending', search: 'b' }, ['B']],
      ] as const) {
        expect(await positions(query)).toEqual(expected);
      }
    });

    it('are sorted by time or name, with no notice of case and accents', async () => {
      const { positions } = await withJobs(
        await open(),
        ['banana', 'Apple', 'cherry', 'apple'].map((position) => ({ position })),
      );
      expect(await positions({ sort: 'oldest' })).toEqual(['banana', 'Apple', 'cherry', 'apple']);
      expect(await positions({ sort: 'latest' })).toEqual(['apple', 'cherry', 'Apple', 'banana']);
      expect(await positions({ sort: 'a-z' })).toEqual(['Apple', 'apple', 'banana', 'cherry']);
      expect(await positions({ sort: 'z-a' })).toEqual(['cherry', 'banana', 'apple', 'Apple']);

      const words = 'Äffin Agent E\u0301tat etwas Łodz Lok Ödland Ofen Straße Strauß'.split(' ');
      const jobs = words.map((position) => ({ position })).reverse();
      const others = await withJobs(await open(), jobs);
      expect(await others.positions({ sort: 'a-z' })).toEqual(words);
      expect(await others.positions({ sort: 'z-a' })).toEqual(words.toReversed());
    });

    it.each(['latest', 'oldest', 'a-z', 'z-a'] as const)(
      'that are all alike stand on one page each, sorted by %s',
      async (sort) => {
        const repository = await open();
        const createdAt = new Date('2026-02-01T00:00:00Z');
        const { id } = await withJobs(
          repository,
          Array.from({ length: 35 }, () => ({ createdAt })),
        );
        const pages = await Promise.all(
          [1, 2, 3, 4, 5].map((page) => repository.listJobs(id, { ...ALL, sort, page })),
        );
        expect(pages.map(({ jobs }) => jobs.length)).toEqual([10, 10, 10, 5, 0]);
        expect(pages.every(({ total }) => total === 35)).toBe(true);
        expect(new Set(pages.flatMap(({ jobs }) => jobs.map((job) => job.id))).size).toBe(35);
      },
    );

    // Kiritimati is 14 hours ahead of UTC, Los Angeles 8 behind it.
    it.each(['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles'])(
      'are counted by status and by the last months of UTC that have any, in %s',
      async (zone) => {
        vi.stubEnv('TZ', zone);
        onTestFinished(() => void vi.unstubAllEnvs());
        expect(new Date(0).getTimezoneOffset() === 0).toBe(zone === 'UTC');
        const repository = await open();
        const dates = [
          ['2025-11-30T23:59:59Z', 'pending'],
          ['2025-12-31T23:59:59Z', 'declined'],
          ['2026-01-01T00:00:00Z', 'declined'],
          ['2026-03-31T23:59:59Z', 'declined'],
          ['2026-04-01T00:00:00Z', 'pending'],
          ['2026-04-30T23:59:59Z', 'declined'],
        ] as const;
        const { id } = await withJobs(
          repository,
          dates.map(([date, jobStatus]) => ({ createdAt: new Date(date), jobStatus })),
        );
        expect(await repository.jobStats(id, 4)).toEqual({
          statuses: { ...countStatuses(() => 0), pending: 2, declined: 4 },
          months: [
            { year: 2025, month: 11, count: 1 },
            { year: 2026, month: 0, count: 1 },
            { year: 2026, month: 2, count: 1 },
            { year: 2026, month: 3, count: 2 },
          ],
        });
      },
    );
  });
});
