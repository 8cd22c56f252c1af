import { expect, it, vi } from 'vitest';
import { makeStore } from '@/app/store';
import '@/jobs/allJobsSlice';
import { selectJob } from '@/jobs/jobSelectors';
import { searchServer } from '@/jobs/reads/search';
import { buildJob, buildUser } from '../../support/builders';
import { answerWith, refuse, requests } from '../../support/server';

const searches = () => requests('GET', '/jobs').map(({ params }) => params.search);

it('brings what it finds into the table', async () => {
  const job = buildJob({ _id: 'far', company: 'Acme' });
  answerWith('GET', '/jobs', { body: { jobs: [job], totalJobs: 1, numOfPages: 1 } });
  const store = makeStore(buildUser());
  expect(await store.dispatch(searchServer('Acme')).unwrap()).toEqual([job]);

  expect(selectJob(store.getState(), 'far')).toEqual(job);
});

it.each([
  [{ 'Retry-After': '120' }, 120],
  [{}, 60],
])('asks nothing in the pause after a 429 with %j', async (headers, seconds) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  answerWith('GET', '/jobs', { body: { jobs: [], totalJobs: 0, numOfPages: 0 } });
  refuse('GET', '/jobs', 429, {}, { once: true, headers });
  const store = makeStore(buildUser());
  const search = async (text: string) => store.dispatch(searchServer(text)).unwrap();
  await expect(search('Acme')).rejects.toMatchObject({ kind: 'rateLimited' });
  vi.setSystemTime(Date.now() + (seconds - 10) * 1000);
  await expect(search('Bank')).rejects.toMatchObject({ kind: 'rateLimited' });
  expect(searches()).toEqual(['Acme']);

  vi.setSystemTime(Date.now() + 10_000);
  await search('Cold');
  expect(searches()).toEqual(['Acme', 'Cold']);
});
