import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { makeStore } from '@/app/store';
import { fetchColumn } from '@/features/allJobs/board/readingColumns';
import { initialQuery } from '@/features/allJobs/state/allJobsState';
import { buildJobs } from '../../../support/builders';
import { server } from '../../../support/server';

/** Reads a column of which the server has these jobs at each call, in pages of ten. */
async function readColumn(jobsAt: (call: number) => ReturnType<typeof buildJobs>) {
  let calls = 0;
  server.use(
    http.get('*/api/v1/jobs', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      const jobs = jobsAt(calls);
      calls += 1;
      return HttpResponse.json({
        jobs: jobs.slice((page - 1) * 10, page * 10),
        totalJobs: jobs.length,
        numOfPages: Math.ceil(jobs.length / 10),
      });
    }),
  );
  const query = { ...initialQuery, searchStatus: 'pending' as const };
  const reading = { status: 'pending' as const, query, held: [], total: null, wanted: 30 };
  const column = await makeStore(null).dispatch(fetchColumn(reading)).unwrap();
  return { ids: column.jobs.map(({ _id }) => _id), total: column.total, calls };
}

it('a column that changes while it is read anew is begun again, and misses none', async () => {
  const [gone, ...others] = buildJobs(25);
  const { ids, total } = await readColumn((call) =>
    call === 0 && gone ? [gone, ...others] : others,
  );

  expect(ids).toEqual(others.map(({ _id }) => _id));
  expect(total).toBe(24);
});

it('a column that never holds still comes to an end', async () => {
  const jobs = buildJobs(40);
  const { calls } = await readColumn((call) => jobs.slice(0, 40 - call));

  expect(calls).toBeLessThan(12);
});
