import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { EVERYTHING } from '@/jobs/api/jobPagePath';
import { fetchJobPage } from '@/jobs/api/jobPages';
import { walkJobs } from '@/jobs/api/walkJobs';
import type { Progress } from '@/shared/hooks/useTask';
import { buildJobs } from '../../support/builders';
import { addJobs, signIn } from '../../support/render';
import { answerWith, deferAnswer, refuse, requests, server } from '../../support/server';

const names = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ position: `Engineer ${index + 1}` }));
const askedPages = () => requests('GET', '/jobs').map(({ params }) => Number(params.page));

function begin(selection = EVERYTHING) {
  const controller = new AbortController();
  const seen: Progress[] = [];
  const walk = walkJobs(selection, {
    signal: controller.signal,
    onProgress: (progress) => seen.push(progress),
  });
  return { walk, seen, wait: () => seen.at(-1)?.wait, abort: () => controller.abort() };
}

/** Answers pages of ten from whatever the list is at that moment. */
function serveList(
  jobsAt: (call: number) => ReturnType<typeof buildJobs>,
  countPages = (count: number) => Math.ceil(count / 10),
) {
  let calls = 0;
  server.use(
    http.get('*/api/v1/jobs', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      const jobs = jobsAt(calls);
      calls += 1;
      return HttpResponse.json({
        jobs: jobs.slice((page - 1) * 10, page * 10),
        totalJobs: jobs.length,
        numOfPages: countPages(jobs.length),
      });
    }),
  );
}

describe('a walk through the list', () => {
  it('reads page after page, oldest first, and tells how far it is', async () => {
    await addJobs(await signIn(), names(25));
    const { walk, seen } = begin();

    const { jobs, total, hasChanged } = await walk;
    expect(jobs.map(({ position }) => position)).toEqual(names(25).map((job) => job.position));
    expect([total, hasChanged]).toEqual([25, false]);
    expect(seen.map(({ done }) => done)).toEqual([0, 10, 20, 25]);
    expect(askedPages()).toEqual([1, 2, 3]);
    expect(requests('GET', '/jobs').every(({ params }) => params.sort === 'oldest')).toBe(true);
  });

  it('keeps to the filters, whatever is searched for, and may find nothing', async () => {
    await signIn();
    const { walk } = begin({ search: 'c++ &', searchStatus: 'declined', searchType: 'remote' });

    expect(await walk).toEqual({ jobs: [], total: 0, hasChanged: false, isWhole: true });
    expect(requests('GET', '/jobs')[0]?.query).toBe(
      'jobStatus=declined&jobType=remote&sort=oldest&page=1&search=c%2B%2B%20%26',
    );
  });

  it('waits as long as the server asks for, visibly, and asks for the same page again', async () => {
    await addJobs(await signIn(), names(11));
    refuse('GET', '/jobs', 429, {}, { once: true, headers: { 'Retry-After': '30' } });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { walk, wait } = begin();
    const pause = { message: 'The server asks for a pause.', secondsLeft: 30 };
    await waitFor(() => expect(wait()).toEqual(pause));
    await vi.advanceTimersByTimeAsync(30_000);

    expect((await walk).jobs).toHaveLength(11);
    expect(wait()).toBeNull();
    expect(askedPages()).toEqual([1, 1, 2]);
  });

  it('waits without a network and retries that page once it is back', async () => {
    await addJobs(await signIn(), names(25));
    const second = deferAnswer('GET', '/jobs');
    const first = deferAnswer('GET', '/jobs');
    const { walk, wait } = begin();
    await first.arrived();
    first.pass();
    await second.arrived();
    second.drop();
    await waitFor(() => expect(wait()?.message).toMatch(/cannot reach the server/));
    window.dispatchEvent(new Event('online'));

    expect((await walk).jobs).toHaveLength(25);
    expect(wait()).toBeNull();
    expect(askedPages()).toEqual([1, 2, 2, 3]);
  });

  it('waits after a failure of the server until the user retries', async () => {
    await addJobs(await signIn(), names(3));
    refuse('GET', '/jobs', 500, 'The disk is full', { once: true });
    const { walk, wait } = begin();
    await waitFor(() => expect(wait()?.message).toBe('The disk is full'));
    wait()?.retry?.();

    expect((await walk).jobs).toHaveLength(3);
  });

  it('walks once more when an application goes meanwhile, and misses none', async () => {
    const [gone, ...others] = buildJobs(30);
    serveList((call) => (call === 0 && gone ? [gone, ...others] : others));
    const { jobs, total, hasChanged } = await begin().walk;

    expect(jobs.map(({ _id }) => _id)).toEqual(others.map(({ _id }) => _id));
    expect([total, hasChanged]).toEqual([29, true]);
  });

  it('takes what both walks saw when the list never holds still', async () => {
    const [gone, ...others] = buildJobs(16);
    // Eleven at first; before the second walk the oldest goes, and one comes with each call.
    serveList((call) => (call < 2 && gone ? [gone] : []).concat(others.slice(0, 10 + call)));
    const { jobs, hasChanged, isWhole } = await begin().walk;

    expect([hasChanged, isWhole]).toEqual([true, false]);
    expect(jobs.map(({ _id }) => _id)).toContain(gone?._id);
    expect(jobs.map(({ _id }) => _id)).toContain(others[11]?._id);
  });

  it('comes to an end with a server that always has a further page', async () => {
    answerWith('GET', '/jobs', { body: { jobs: buildJobs(10), totalJobs: 10, numOfPages: 1e9 } });

    expect((await begin().walk).jobs).toHaveLength(10);
  });

  it('reads the whole list of a server that counts no pages', async () => {
    const jobs = buildJobs(16);
    serveList(
      () => jobs,
      () => 0,
    );

    expect((await begin().walk).jobs).toHaveLength(16);
  });

  it('counts entries that cannot be read to the size of a page of a server that counts no pages', async () => {
    const body = { jobs: [{}, {}, {}, ...buildJobs(2)], totalJobs: 15 };
    answerWith('GET', '/jobs', { body });

    const { numOfPages } = await fetchJobPage({ ...EVERYTHING, sort: 'latest', page: 1 });
    expect(numOfPages).toBe(3);
  });

  it('ends with the session', async () => {
    await signIn();
    refuse('GET', '/jobs', 401);
    const { walk, wait } = begin();

    await expect(walk).rejects.toMatchObject({ reason: { kind: 'unauthorized' } });
    expect(wait()).toBeNull();
  });

  it.each(['while a page is on its way', 'during a wait'])('can be cancelled %s', async (when) => {
    const answer = deferAnswer('GET', '/jobs');
    const { walk, wait, abort } = begin();
    const ending = expect(walk).rejects.toMatchObject({ reason: { kind: 'cancelled' } });
    await answer.arrived();
    if (when === 'during a wait') {
      answer.drop();
      await waitFor(() => expect(wait()?.retry).toBeDefined());
    }
    abort();

    await ending;
    expect(askedPages()).toEqual([1]);
  });
});
