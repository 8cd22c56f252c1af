import { describe, expect, it } from 'vitest';
import type { AppDeps } from '../../embedded-api/context';
import { createMemoryApi } from '../support/api';
import { addJob, createClient, signIn, startSignedIn, type Send } from './httpApi';

type Options = Partial<Pick<AppDeps, 'now'>>;
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
});
