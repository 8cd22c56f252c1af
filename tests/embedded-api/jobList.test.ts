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

describe('search', () => {
  it.each(['', '   '])('finds everything for the blank text %j', async (search) => {
    const list = await startWith([{}, {}]);
    expect(await list({ search })).toMatchObject({ totalJobs: 2 });
  });
});

describe('filters and sort', () => {
  const jobs = [
    { position: 'B', jobStatus: 'pending', jobType: 'remote' },
    { position: 'A', jobStatus: 'pending', jobType: 'full-time' },
    { position: 'C', jobStatus: 'interview', jobType: 'remote' },
  ] as const;

  it.each([
    [{ jobStatus: 'pending', jobType: 'remote', search: 'b' }, ['B']],
    [{ sort: 'a-z', jobStatus: 'all', jobType: 'all' }, ['A', 'B', 'C']],
    [{ sort: 'junk', jobStatus: 'PENDING', jobType: "'; DROP TABLE jobs" }, ['C', 'A', 'B']],
    [{}, ['C', 'A', 'B']],
  ])('%o leave %j', async (query, expected) => {
    const answer = await (await startWith([...jobs]))(query);
    expect(answer.jobs.map((job) => job.position)).toEqual(expected);
    expect(answer.totalJobs).toBe(expected.length);
  });
});

describe('pages', () => {
  it.each(['3', '99999999999999999999', '1'.padEnd(400, '0')])(
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
