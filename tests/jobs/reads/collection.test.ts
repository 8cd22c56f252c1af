import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { makeStore } from '@/app/store';
import { listAddressOpened } from '@/jobs/allJobsSlice';
import { allJobsOf } from '@/jobs/allJobsState';
import { selectCollection, collectionStale, restRequested } from '@/jobs/reads/collection';
import { selectFoundIds, selectOtherMatches } from '@/jobs/reads/found';
import { initialQuery } from '@/jobs/model/listQuery';
import type { Job } from '@/jobs/model/job';
import { draftOf } from '@/jobs/model/jobDraft';
import { needCollection, readWhole } from '@/jobs/reads/needCollection';
import { write } from '@/jobs/writes/runWrites';
import { jobsWrittenElsewhere } from '@/jobs/writes/writes';
import { jobsChanged, sessionEnded } from '@/shared/store/appEvents';
import { buildJob, buildUser } from '../../support/builders';
import { answerWith, collectionRequests, deferAnswer, server, settle } from '../../support/server';

type Limit = 'taken' | 'ignored' | 'refused';

const PAGE_SIZE = 10;
const none = () => ({ signal: new AbortController().signal, onProgress: () => undefined });

const jobsOf = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    buildJob({
      _id: `job-${index}`,
      position: `Job ${index}`,
      createdAt: new Date(Date.UTC(2026, 10, 20) - index * 3_600_000).toISOString(),
    }),
  );

/** A server with these applications, which tests may change, and what it makes of `limit`. */
function serve(jobs: Job[], limit: Limit = 'taken') {
  server.use(
    http.get('*/api/v1/jobs', ({ request }) => {
      const params = new URL(request.url).searchParams;
      if (limit === 'refused' && params.has('limit'))
        return HttpResponse.json({ msg: 'unknown parameter limit' }, { status: 400 });
      const size = limit === 'taken' ? Number(params.get('limit') ?? PAGE_SIZE) : PAGE_SIZE;
      const from = (Number(params.get('page')) - 1) * size;
      const page = jobs.slice(from, from + size);
      const numOfPages = Math.ceil(jobs.length / size);
      return HttpResponse.json({ jobs: page, totalJobs: jobs.length, numOfPages });
    }),
    http.delete('*/api/v1/jobs/:id', ({ params }) => {
      jobs.splice(
        jobs.findIndex(({ _id }) => _id === params.id),
        1,
      );
      return HttpResponse.json({ msg: 'removed' });
    }),
    http.patch('*/api/v1/jobs/:id', async ({ params, request }) => {
      const index = jobs.findIndex(({ _id }) => _id === params.id);
      jobs[index] = { ...jobs[index], ...((await request.json()) as Job) };
      return HttpResponse.json({ job: jobs[index] });
    }),
  );
}

/** What a server answers that has these applications and takes no `limit`. */
const answerOf = (jobs: Job[], page: number) => ({
  body: {
    jobs: jobs.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    totalJobs: jobs.length,
    numOfPages: Math.ceil(jobs.length / PAGE_SIZE),
  },
});

/** Begins to read them, and returns the call for the second page, which waits for its answer. */
async function readFirstPage(collection: ReturnType<typeof open>, jobs: Job[]) {
  const second = deferAnswer('GET', '/jobs');
  const first = deferAnswer('GET', '/jobs');
  collection.need();
  await first.arrived();
  first.answer(answerOf(jobs, 1));
  await second.arrived();
  return second;
}

type Opened = ReturnType<typeof open>;

function open(jobs: Job[], limit?: Limit) {
  serve(jobs, limit);
  const store = makeStore(buildUser());
  const state = () => selectCollection(store.getState());
  const ids = () => allJobsOf(store.getState()).jobs.ids;
  return {
    store,
    state,
    ids,
    need: () => needCollection(store),
    isRead: () => expect.poll(() => state().reading.status).toBe('fresh'),
    calls: () => collectionRequests().length,
  };
}

describe('the collection', () => {
  it.each([
    ['taken', 75, 1, true],
    ['taken', 260, 3, true],
    ['taken', 0, 1, true],
    ['ignored', 7, 1, true],
    ['ignored', 75, 8, true],
    ['ignored', 260, 10, false],
    ['refused', 75, 9, true],
  ] as const)(
    'where the limit is %s is read of %i in %i calls',
    async (limit, count, calls, isWhole) => {
      const collection = open(jobsOf(count), limit);
      collection.need();
      await collection.isRead();

      const sent = collectionRequests().length;
      expect(collection.state()).toMatchObject({ isWhole, total: count });
      expect(collection.ids()).toHaveLength(isWhole ? count : 100);
      expect(limit === 'refused' ? sent : collection.calls()).toBe(limit === 'refused' ? 1 : calls);
    },
  );

  it('asks with the parameters of the list, and for as many as a server may give', async () => {
    const collection = open(jobsOf(1));
    collection.need();
    await collection.isRead();

    expect(collectionRequests().map(({ query }) => query)).toEqual([
      'jobStatus=all&jobType=all&sort=latest&page=1&limit=100',
    ]);
  });

  it('never asks for a limit again in a session in which it was refused', async () => {
    const collection = open(jobsOf(3), 'refused');
    collection.need();
    await collection.isRead();
    collection.store.dispatch(collectionStale());
    await collection.isRead();

    expect(collection.calls()).toBe(1);
  });

  it('goes on where it was when the rest is asked for', async () => {
    const collection = open(jobsOf(125), 'ignored');
    collection.need();
    await collection.isRead();
    collection.store.dispatch(restRequested());
    await expect.poll(collection.ids).toHaveLength(125);
    await collection.isRead();

    expect(collection.state().isWhole).toBe(true);
    expect(collectionRequests().map(({ params }) => Number(params.page))).toEqual(
      Array.from({ length: 13 }, (_, index) => index + 1),
    );
  });

  it('is read once for all who need it, and not again while it is fresh', async () => {
    const collection = open(jobsOf(3));
    const releases = [collection.need(), collection.need()];
    await collection.isRead();
    for (const release of releases) release();
    collection.need();
    collection.store.dispatch(jobsChanged());
    await collection.isRead();

    expect(collection.calls()).toBe(1);
  });

  it('is read again behind what is shown when the window comes back after five minutes', async () => {
    const jobs = jobsOf(3);
    const collection = open(jobs);
    collection.need();
    await collection.isRead();
    jobs.splice(0, 1, buildJob({ _id: 'new', createdAt: '2026-11-21T12:00:00.000Z' }));
    const answer = deferAnswer('GET', '/jobs');
    collection.store.dispatch(jobsChanged(Date.now() + 5 * 60_000));
    await answer.arrived();
    expect(collection.ids()).toHaveLength(3);
    expect(collection.state().isWhole).toBe(true);
    answer.answer({ body: { jobs, totalJobs: 3, numOfPages: 1 } });
    await collection.isRead();

    expect(collection.ids().toSorted()).toEqual(['job-1', 'job-2', 'new']);
  });

  it('loses no row where one is deleted while it is read on', async () => {
    const collection = open(jobsOf(35), 'ignored');
    const second = await readFirstPage(collection, jobsOf(35));
    await write(collection.store, { kind: 'delete', jobId: 'job-3', fields: {} });
    // The server had read its page before the delete.
    second.answer(answerOf(jobsOf(35), 2));
    await collection.isRead();

    expect(collection.ids()).toHaveLength(34);
    expect(collection.ids()).not.toContain('job-3');
    expect(collection.state()).toMatchObject({ isWhole: true, total: 34 });
  });

  it('goes back a page where the server answers after the delete', async () => {
    const jobs = jobsOf(35);
    const collection = open(jobs, 'ignored');
    const third = deferAnswer('GET', '/jobs');
    const second = await readFirstPage(collection, jobs);
    second.answer(answerOf(jobs, 2));
    await third.arrived();
    await write(collection.store, { kind: 'delete', jobId: 'job-3', fields: {} });
    third.answer(answerOf(jobs, 3));
    await collection.isRead();

    expect(collection.ids()).toHaveLength(34);
    expect(collection.state()).toMatchObject({ isWhole: true, total: 34 });
  });

  it('is asked for once where all are on one page and a delete has no answer yet', async () => {
    const collection = open(jobsOf(5));
    collection.need();
    await collection.isRead();
    const held = deferAnswer('DELETE', '/jobs/:id');
    const deleted = write(collection.store, { kind: 'delete', jobId: 'job-3', fields: {} });
    await held.arrived();
    collection.store.dispatch(collectionStale());
    await collection.isRead();
    expect(collectionRequests()).toHaveLength(2);
    held.answer({ body: { msg: 'removed' } });
    await deleted;

    expect(collection.state()).toMatchObject({ isWhole: true, total: 4 });
  });

  it('keeps what was written while an older answer was under way', async () => {
    const jobs = jobsOf(2);
    const collection = open(jobs);
    collection.need();
    await collection.isRead();
    const answer = deferAnswer('GET', '/jobs');
    collection.store.dispatch(collectionStale());
    await answer.arrived();
    const fields = { jobStatus: 'declined' };
    await write(collection.store, { kind: 'update', jobId: 'job-1', fields });
    answer.answer({ body: { jobs: jobsOf(2), totalJobs: 2, numOfPages: 1 } });
    await collection.isRead();

    expect(allJobsOf(collection.store.getState()).jobs.entities['job-1']?.jobStatus).toBe(
      'declined',
    );
  });

  it('walks once more where another device has changed it meanwhile', async () => {
    const jobs = jobsOf(25);
    const collection = open(jobs, 'ignored');
    const second = await readFirstPage(collection, jobs);
    jobs.splice(2, 1);
    second.answer(answerOf(jobs, 2));
    await collection.isRead();

    expect(collection.ids().toSorted()).toEqual(jobs.map(({ _id }) => _id).toSorted());
    expect(collection.state()).toMatchObject({ isWhole: true, total: 24 });
    expect(collection.calls()).toBe(5);
  });

  it('is whole after one walk where an application is added meanwhile', async () => {
    const jobs = jobsOf(25);
    const collection = open(jobs, 'ignored');
    const second = await readFirstPage(collection, jobs);
    const added = buildJob({ _id: 'new', createdAt: '2026-11-21T12:00:00.000Z' });
    answerWith('POST', '/jobs', { body: { job: added } });
    await write(collection.store, { kind: 'create', jobId: null, fields: draftOf(added) });
    jobs.unshift(added);
    second.answer(answerOf(jobs, 2));
    await collection.isRead();

    expect(collection.ids()).toHaveLength(26);
    expect(collection.state()).toMatchObject({ isWhole: true, total: 26 });
    expect(collection.calls()).toBe(3);
  });

  it('takes what other tabs write, and reads again where they name nothing', async () => {
    const jobs = jobsOf(2);
    const collection = open(jobs);
    collection.need();
    await collection.isRead();
    collection.store.dispatch(jobsWrittenElsewhere([{ ...jobsOf(1)[0], company: 'Other' } as Job]));
    expect(collection.calls()).toBe(1);
    jobs.push(buildJob({ _id: 'new' }));
    collection.store.dispatch(jobsWrittenElsewhere([]));
    await collection.isRead();

    expect(collection.ids()).toContain('new');
  });

  /** The collection in a pause of 30 s. */
  async function openPaused() {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const collection = open(jobsOf(2));
    server.use(
      http.get(
        '*/api/v1/jobs',
        () => HttpResponse.json({ msg: 'slow' }, { status: 429, headers: { 'Retry-After': '30' } }),
        { once: true },
      ),
    );
    const release = collection.need();
    await expect.poll(() => collection.state().pausedUntil).not.toBeNull();
    return { collection, release };
  }

  it('waits for the pause that the server asks for, and tells when it ends', async () => {
    const { collection } = await openPaused();
    expect(collection.state().pausedUntil).toBeGreaterThan(Date.now() + 25_000);
    await vi.advanceTimersByTimeAsync(31_000);
    await collection.isRead();

    expect(collection.ids()).toHaveLength(2);
    expect(collection.state().pausedUntil).toBeNull();
  });

  it.each([
    ['another tab has added some', ({ store }: Opened) => store.dispatch(jobsWrittenElsewhere([]))],
    ['it is needed anew', ({ need }: Opened) => need()],
  ])('waits for the pause to its end when %s meanwhile', async (what, act) => {
    const { collection, release } = await openPaused();
    if (what === 'it is needed anew') release();
    act(collection);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(collection.calls()).toBe(1);
    expect(collection.state().pausedUntil).not.toBeNull();
    await vi.advanceTimersByTimeAsync(11_000);
    await collection.isRead();

    expect(collection.calls()).toBe(2);
    expect(collection.state().pausedUntil).toBeNull();
  });

  it('is not read on when nobody needs it any more', async () => {
    const collection = open(jobsOf(30), 'ignored');
    const first = deferAnswer('GET', '/jobs');
    const release = collection.need();
    await first.arrived();
    release();
    first.pass();
    await expect.poll(() => collection.state().reading.status).toBe('due');

    expect(collection.calls()).toBe(1);
  });

  it('of one session is not that of the next', async () => {
    const collection = open(jobsOf(2));
    collection.need();
    await collection.isRead();
    collection.store.dispatch(sessionEnded());
    await settle();

    expect(collection.ids()).toEqual([]);
    expect(collection.calls()).toBe(1);
  });
});

it('all that a server gives is read for a task, and what is missing told', async () => {
  const { store } = open(jobsOf(125), 'ignored');
  const whole = await readWhole(store, none());

  expect(whole).toMatchObject({ total: 125, isWhole: true });
  expect(whole.jobs).toHaveLength(125);
  // The oldest first.
  expect(whole.jobs[0]?._id).toBe('job-124');
});

it('a search of the list tells how many more there are by place', async () => {
  const jobs = [
    buildJob({ _id: 'a', company: 'Berlin Ltd', jobLocation: 'Rome' }),
    buildJob({ _id: 'b', jobLocation: 'Berlin' }),
    buildJob({ _id: 'c', jobLocation: 'Rome' }),
  ];
  const { store, need, isRead } = open(jobs);
  store.dispatch(listAddressOpened({ ...initialQuery, search: 'berlin', view: 'list' }));
  need();
  await isRead();

  expect(selectOtherMatches(store.getState())).toBe(1);
  store.dispatch(
    listAddressOpened({ ...initialQuery, search: 'berlin', reach: 'places', view: 'list' }),
  );
  expect(selectOtherMatches(store.getState())).toBe(0);
  expect(selectFoundIds(store.getState()).toSorted()).toEqual(['a', 'b']);
});
