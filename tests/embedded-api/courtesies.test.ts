import { describe, expect, it } from 'vitest';
import type { AppDeps } from '../../embedded-api/context';
import { createMemoryApi } from '../support/api';
import { addJob, createClient, JOB, signIn, startSignedIn, type Send } from './httpApi';

type Options = Partial<Pick<AppDeps, 'now'>>;
type Job = { _id: string; createdAt: string };
const STORES: [string, (options?: Options) => Promise<Send>][] = [
  ['SQL', startSignedIn],
  [
    'memory',
    async (options) => {
      const api = await createMemoryApi(options);
      return signIn(
        createClient('http://localhost/api/v1', (...request) => api.fetch(new Request(...request))),
      );
    },
  ],
];

// What the API takes beyond the contract.
describe.each(STORES)('the API on %s', (_name, open) => {
  it('has pages of as many as the limit says from 1 to 100, of ten for any other', async () => {
    const send = await open();
    for (let count = 0; count < 101; count += 1) await addJob(send);
    for (const [query, count, numOfPages] of [
      ['limit=100', 100, 2],
      ['limit=100&page=2', 1, 2],
      ['limit=25&page=5', 1, 5],
      ['limit=1&page=101', 1, 101],
      ['limit=7&jobStatus=pending', 0, 0],
      ...['', '0', '101', '-5', '2.5', '1e1', ' 5', '99999999999999999999', 'all'].map(
        (limit) => [`limit=${limit}`, 10, 11] as const,
      ),
    ] as const) {
      const { status, body } = await send('GET', `/jobs?${query}`);
      const { jobs, ...rest } = body as { jobs: unknown[] };
      const totalJobs = numOfPages === 0 ? 0 : 101;
      expect({ query, status, count: jobs.length, ...rest }).toEqual({
        query,
        status: 200,
        count,
        totalJobs,
        numOfPages,
      });
    }
  });

  describe('a job that was created before', () => {
    const now = () => new Date('2026-11-20T12:00:00Z');

    it('is sorted and counted by its time, which a later edit leaves alone', async () => {
      const send = await open({ now });
      for (const createdAt of ['2026-09-30T23:59:59.5Z', '2026-10-01T00:00Z', undefined, null]) {
        const { status, body } = await send('POST', '/jobs', { ...JOB, createdAt });
        const time = new Date(createdAt ?? now()).toISOString();
        const job = { createdAt: time, updatedAt: now().toISOString() };
        expect({ status, body }).toMatchObject({ status: 201, body: { job } });
      }
      const times = async () => {
        const { body } = await send('GET', '/jobs?sort=oldest');
        return (body as { jobs: Job[] }).jobs.map((job) => job.createdAt.slice(0, 10));
      };
      const expected = ['2026-09-30', '2026-10-01', '2026-11-20', '2026-11-20'];
      expect(await times()).toEqual(expected);
      const monthlyApplications = [
        { date: 'Sep 2026', count: 1 },
        { date: 'Oct 2026', count: 1 },
        { date: 'Nov 2026', count: 2 },
      ];
      expect((await send('GET', '/jobs/stats')).body).toMatchObject({ monthlyApplications });
      const { body } = await send('GET', '/jobs?sort=oldest');
      for (const { _id } of (body as { jobs: Job[] }).jobs) {
        const edit = { ...JOB, createdAt: '2025-01-01T00:00:00Z' };
        expect(await send('PATCH', `/jobs/${_id}`, edit)).toMatchObject({ status: 200 });
      }
      expect(await times()).toEqual(expected);
    });

    it('is of the last thirty years up to now, on a clock a few seconds ahead too', async () => {
      const send = await open({ now });
      for (const [createdAt, stored] of [
        ['1996-11-20T12:00:00Z', '1996-11-20T12:00:00.000Z'],
        ['2026-11-20T12:00:00.000Z', '2026-11-20T12:00:00.000Z'],
        ['2026-11-20T12:00:10Z', '2026-11-20T12:00:00.000Z'],
        ['2024-02-29T12:00:00Z', '2024-02-29T12:00:00.000Z'],
      ] as const) {
        expect(await addJob(send, { createdAt }), createdAt).toMatchObject({ createdAt: stored });
      }
      const msg =
        'createdAt must be a time of the last 30 years up to now, in UTC, such as 2026-11-20T12:00:00.000Z';
      for (const createdAt of [
        '1996-11-20T11:59:59Z',
        '2026-11-20T12:00:11Z',
        '2026-02-30T12:00:00Z',
        '2026-11-19T24:00:00Z',
        '2026-11-19T25:00:00Z',
        '2026-11-19',
        '2026-11-19T12:00:00+01:00',
        '2026-11-19T12:00:00',
        'Nov 19, 2026',
        '',
        1763553600000,
        {},
      ]) {
        const { status, body } = await send('POST', '/jobs', { ...JOB, createdAt });
        expect({ createdAt, status, body }).toEqual({ createdAt, status: 400, body: { msg } });
      }
      expect((await send('GET', '/jobs')).body).toMatchObject({ totalJobs: 4 });
    });
  });
});
