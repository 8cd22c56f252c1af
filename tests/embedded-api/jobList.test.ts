import { describe, expect, it } from 'vitest';
import type { Job } from '../../embedded-api/repository';
import { createMemoryApi } from '../support/api';

type ListAnswer = {
  jobs: { _id: string; position: string }[];
  totalJobs: number;
  numOfPages: number;
};

/** Lists these jobs of a signed-in user, who is not the only one with jobs. */
async function startWith(jobs: Partial<Job>[]) {
  const api = await createMemoryApi({ now: () => new Date('2026-03-01T12:00:00Z') });
  const other = await api.addUser({ email: 'other@example.com' });
  await api.addJobs(other, [{ position: 'Not yours', company: '%_' }]);
  const user = await api.addUser();
  await api.addJobs(user, jobs);
  const request = (path: string, init?: RequestInit) =>
    api.fetch(new Request(`http://localhost/api/v1${path}`, init));
  const login = await request('/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(user),
  });
  const cookie = login.headers.getSetCookie()[0] ?? '';
  return async (query: Record<string, string>) => {
    const response = await request(`/jobs?${new URLSearchParams(query)}`, { headers: { cookie } });
    expect(response.status).toBe(200);
    return (await response.json()) as ListAnswer;
  };
}

async function found(list: (query: Record<string, string>) => Promise<ListAnswer>, search: string) {
  return (await list({ search, sort: 'a-z' })).jobs.map((job) => job.position);
}

describe('search', () => {
  const texts = [
    '50% remote',
    'C++ (senior)',
    'a_b',
    "O'Brien",
    'back\\slash',
    'ÅNGSTRÖM',
    '日本語',
  ];

  it.each([
    ['%', '50% remote'],
    ['c++ (', 'C++ (senior)'],
    ['_', 'a_b'],
    ["'", "O'Brien"],
    ['\\', 'back\\slash'],
    ['ångström', 'ÅNGSTRÖM'],
    ['A\u030angstro\u0308m', 'ÅNGSTRÖM'],
    ['本', '日本語'],
  ])('takes %j literally, without regard to case', async (search, position) => {
    const list = await startWith(texts.map((text) => ({ position: text })));
    expect(await found(list, search)).toEqual([position]);
  });

  it('looks into position and company, and never across them', async () => {
    const list = await startWith([
      { position: 'Red', company: 'Blue' },
      { position: 'Green', company: 'Redwood' },
      { position: 'Blue', company: 'Yellow', jobLocation: 'Redcar' },
    ]);
    expect(await found(list, 'RED')).toEqual(['Green', 'Red']);
    expect(await found(list, 'redblue')).toEqual([]);
  });

  it.each(['', '   '])('finds everything for the blank text %j', async (search) => {
    const list = await startWith([{}, {}]);
    expect(await list({ search })).toMatchObject({ totalJobs: 2 });
  });

  it.each(['\u0000', '\ud83d', 'x'.repeat(5000), '🙂'])('survives %j', async (search) => {
    const list = await startWith([{}]);
    expect(await list({ search })).toEqual({ jobs: [], totalJobs: 0, numOfPages: 0 });
  });
});

describe('filters', () => {
  const jobs = [
    { position: 'A', jobStatus: 'pending', jobType: 'remote' },
    { position: 'B', jobStatus: 'pending', jobType: 'full-time' },
    { position: 'C', jobStatus: 'interview', jobType: 'remote' },
  ] as const;

  it.each([
    [{ jobStatus: 'pending' }, ['A', 'B']],
    [{ jobType: 'remote' }, ['A', 'C']],
    [{ jobStatus: 'pending', jobType: 'remote' }, ['A']],
    [{ jobStatus: 'declined' }, []],
    [{ jobStatus: 'all', jobType: 'all' }, ['A', 'B', 'C']],
    [{ jobStatus: 'PENDING', jobType: "'; DROP TABLE jobs" }, ['A', 'B', 'C']],
    [{ jobStatus: 'pending', search: 'b' }, ['B']],
  ])('%o leave %j', async (query, expected) => {
    const list = await startWith([...jobs]);
    const answer = await list({ ...query, sort: 'a-z' });
    expect(answer.jobs.map((job) => job.position)).toEqual(expected);
    expect(answer.totalJobs).toBe(expected.length);
  });
});

describe('sort', () => {
  const jobs = ['banana', 'Apple', 'cherry', 'apple'].map((position, index) => ({
    position,
    id: String(index).repeat(24),
  }));

  it.each([
    ['latest', ['apple', 'cherry', 'Apple', 'banana']],
    ['oldest', ['banana', 'Apple', 'cherry', 'apple']],
    ['a-z', ['Apple', 'apple', 'banana', 'cherry']],
    ['z-a', ['cherry', 'banana', 'apple', 'Apple']],
    ['junk', ['apple', 'cherry', 'Apple', 'banana']],
  ])('%s', async (sort, expected) => {
    const list = await startWith(jobs);
    expect((await list({ sort })).jobs.map((job) => job.position)).toEqual(expected);
  });
});

describe('pages', () => {
  it.each(['latest', 'oldest', 'a-z', 'z-a'])(
    'hold every job once when all are alike, sorted %s',
    async (sort) => {
      const createdAt = new Date('2026-02-01T00:00:00Z');
      const list = await startWith(Array.from({ length: 35 }, () => ({ createdAt })));
      const pages = await Promise.all(['1', '2', '3', '4'].map((page) => list({ sort, page })));
      expect(pages.map((page) => page.jobs.length)).toEqual([10, 10, 10, 5]);
      expect(new Set(pages.flatMap((page) => page.jobs.map((job) => job._id))).size).toBe(35);
      expect(pages[3]).toMatchObject({ totalJobs: 35, numOfPages: 4 });
    },
  );

  it.each(['3', '99999999999999999999', '1e400'.replace('e400', '0'.repeat(400))])(
    'past the end are empty with the true totals (%s)',
    async (page) => {
      const list = await startWith(Array.from({ length: 20 }, () => ({})));
      expect(await list({ page })).toEqual({ jobs: [], totalJobs: 20, numOfPages: 2 });
    },
  );

  it.each(['0', '-1', '1.5', '2x', 'NaN', '', '1e1', ' 2'])(
    'fall back to the first for %j',
    async (page) => {
      const list = await startWith(Array.from({ length: 11 }, () => ({})));
      expect((await list({ page })).jobs).toHaveLength(10);
    },
  );
});
