import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { makeStore } from '@/app/store';
import { columnRead, readMore, selectIsColumnRead } from '@/features/board/boardSelectors';
import { selectShownColumns } from '@/jobs/reads/shownJobs';
import { listAddressOpened, selectColumns, selectLastMove } from '@/jobs/allJobsSlice';
import { initialQuery } from '@/jobs/allJobsState';
import { write } from '@/jobs/writes/runWrites';
import { STATUS_ORDER } from '@/jobs/model/statusLooks';
import type { Job } from '@/jobs/model/job';
import type { JobStatus } from '@/shared/config/options';
import { sessionEnded } from '@/shared/store/appEvents';
import { buildJob, buildUser } from '../../support/builders';
import { answerWith, deferAnswer, requests, server, settle } from '../../support/server';

const job = (name: string, day: number, jobStatus: string) =>
  buildJob({
    _id: name,
    position: name,
    jobStatus,
    createdAt: `2026-11-${String(day).padStart(2, '0')}T12:00:00.000Z`,
  });

/** From the newest on: `pending 12` to `pending 1`. */
const pendingJobs = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const number = count - index;
    return job(`pending ${number}`, number, 'pending');
  });

/** A board over these jobs, of which the server gives ten at a time. */
async function openBoard(jobs: Job[], filters: { sort?: string; searchStatus?: string } = {}) {
  const onServer = [...jobs];
  server.use(
    http.get('*/api/v1/jobs', ({ request }) => {
      const params = new URL(request.url).searchParams;
      const found = onServer.filter(({ jobStatus }) => jobStatus === params.get('jobStatus'));
      const page = Number(params.get('page'));
      return HttpResponse.json({
        jobs: found.slice((page - 1) * 10, page * 10),
        totalJobs: found.length,
        numOfPages: Math.ceil(found.length / 10),
      });
    }),
  );
  const store = makeStore(buildUser());
  store.dispatch(listAddressOpened({ ...initialQuery, ...filters, view: 'board' }));
  const read = (status: JobStatus) =>
    columnRead(status).start(store.dispatch, store.getState()).unwrap();
  await Promise.all(STATUS_ORDER.map(read));
  const column = (status: JobStatus) => selectShownColumns(store.getState())[status];
  return {
    store,
    onServer,
    read,
    column,
    ids: (status: JobStatus) => column(status).ids,
    more: async (status: JobStatus) => {
      store.dispatch(readMore(status));
      await expect
        .poll(() => selectColumns(store.getState())[status].reading.status)
        .not.toBe('pending');
    },
    move: (id: string, jobStatus: string) => {
      const moving = write(store, { kind: 'update', jobId: id, fields: { jobStatus } });
      void moving.catch(() => undefined);
      return moving;
    },
  };
}

const reads = () => requests('GET', '/jobs').length;

describe('a move', () => {
  it.each([
    ['latest', ['Zoe 5', 'cook', 'Ann 1']],
    ['oldest', ['Ann 1', 'cook', 'Zoe 5']],
    ['a-z', ['Ann 1', 'cook', 'Zoe 5']],
    ['z-a', ['Zoe 5', 'cook', 'Ann 1']],
  ])(
    'puts the job where %s has it, at once and for good, and reads nothing',
    async (sort, order) => {
      const jobs = [
        job('Zoe 5', 5, 'interview'),
        job('Ann 1', 1, 'interview'),
        job('cook', 3, 'pending'),
      ];
      const { ids, column, move } = await openBoard(jobs, { sort });
      const before = reads();
      const answer = deferAnswer('PATCH', '/jobs/cook');
      const moving = move('cook', 'interview');
      expect([ids('pending'), ids('interview')]).toEqual([[], order]);
      expect([column('pending').count, column('interview').count]).toEqual([0, 3]);
      await answer.arrived();
      answer.answer({ status: 200 });
      await moving;

      expect([ids('pending'), ids('interview')]).toEqual([[], order]);
      expect([column('pending').count, column('interview').count]).toEqual([0, 3]);
      expect(reads()).toBe(before);
    },
  );

  it('that is refused stands where it was, and is no last move', async () => {
    const { store, ids, column, move } = await openBoard([job('cook', 3, 'pending')]);
    answerWith('PATCH', '/jobs/cook', { status: 400 });
    await move('cook', 'interview').catch(() => undefined);

    expect([ids('pending'), column('interview').count]).toEqual([['cook'], 0]);
    expect(selectLastMove(store.getState())).toBeUndefined();
  });

  it('to a column nobody sees stays where it is, and is counted no more', async () => {
    const { ids, column, move } = await openBoard([job('cook', 3, 'pending')], {
      searchStatus: 'pending',
    });
    answerWith('PATCH', '/jobs/cook', { status: 200 });
    const moving = move('cook', 'declined');
    expect(ids('pending')).toEqual(['cook']);
    await moving;

    expect(ids('pending')).toEqual(['cook']);
    expect(column('pending').count).toBe(0);
  });

  it('while its column is read makes that read again, and no other one', async () => {
    const { store, read, move } = await openBoard([job('cook', 3, 'pending')]);
    answerWith('PATCH', '/jobs/cook', { status: 200 });
    const held = deferAnswer('GET', '/jobs');
    const reading = read('pending');
    await held.arrived();
    await move('cook', 'interview');
    held.answer({
      body: { jobs: [job('cook', 3, 'pending')], totalJobs: 1, numOfPages: 1 },
    });
    await reading;

    const isRead = STATUS_ORDER.map((status) => selectIsColumnRead(store.getState(), status));
    expect(isRead).toEqual(STATUS_ORDER.map((status) => status !== 'pending'));
  });

  it('out of a column that still shows other filters makes the new one be read again', async () => {
    const { store, onServer, ids, column, read, move } = await openBoard([
      job('cook', 3, 'pending'),
    ]);
    store.dispatch(listAddressOpened({ ...initialQuery, search: 'baker', view: 'board' }));
    onServer.splice(0, 1);
    await read('interview');
    const held = deferAnswer('GET', '/jobs');
    const reading = read('pending');
    await held.arrived();
    answerWith('PATCH', '/jobs/cook', { status: 200 });
    await move('cook', 'interview');
    held.answer({ body: { jobs: [], totalJobs: 0, numOfPages: 0 } });
    await reading;

    expect([ids('interview'), column('interview').count]).toEqual([[], 0]);
    expect(selectIsColumnRead(store.getState(), 'interview')).toBe(false);
  });
});

describe('a refresh', () => {
  it('reads a column again as far as it is shown, and counts no job out of it twice', async () => {
    const { onServer, ids, column, read, more, move } = await openBoard(pendingJobs(35));
    await more('pending');
    answerWith('PATCH', '/jobs/:id', { status: 200 });
    await move('pending 30', 'interview');
    Object.assign(onServer.find(({ _id }) => _id === 'pending 30') ?? {}, {
      jobStatus: 'interview',
    });
    expect([column('pending').count, column('interview').count]).toEqual([34, 1]);
    await read('interview');
    expect([column('pending').count, column('interview').count]).toEqual([34, 1]);
    await read('pending');

    expect(ids('pending')).toHaveLength(20);
    expect([column('pending').count, column('interview').count]).toEqual([34, 1]);
  });
});

describe('reading on', () => {
  it('after moves begins at page 1, so that none is skipped', async () => {
    const { onServer, ids, more, move } = await openBoard(pendingJobs(25));
    for (const id of ids('pending').slice(0, 5)) {
      answerWith('PATCH', '/jobs/:id', { status: 200 });
      await move(id, 'interview');
      Object.assign(onServer.find(({ _id }) => _id === id) ?? {}, { jobStatus: 'interview' });
    }
    await more('pending');

    expect(ids('pending')).toEqual(
      pendingJobs(20)
        .slice(0, 10)
        .map(({ _id }) => _id),
    );
  });

  it('a column that has changed elsewhere reads it anew', async () => {
    const { onServer, ids, column, more } = await openBoard(pendingJobs(25));
    onServer.splice(0, 3);
    await more('pending');

    expect(ids('pending')).toEqual(
      pendingJobs(22)
        .slice(0, 20)
        .map(({ _id }) => _id),
    );
    expect(column('pending').count).toBe(22);
  });

  it('counts no more once the column is read anew meanwhile', async () => {
    const { store, read, ids, column } = await openBoard(pendingJobs(25));
    const pageOf = (count: number, from: number) => {
      const jobs = pendingJobs(count).slice(from, from + 10);
      return { body: { jobs, totalJobs: count, numOfPages: 3 } };
    };
    const older = deferAnswer('GET', '/jobs');
    store.dispatch(readMore('pending'));
    await older.arrived();
    const newer = deferAnswer('GET', '/jobs');
    const reading = read('pending');
    await newer.arrived();
    older.answer(pageOf(25, 10));
    await settle();
    newer.answer(pageOf(22, 0));
    await reading;

    expect(ids('pending')).toHaveLength(10);
    expect(column('pending').count).toBe(22);
  });
});

describe('a column', () => {
  it('takes over a job that moved elsewhere', async () => {
    const { onServer, ids, column, read } = await openBoard([job('cook', 3, 'pending')]);
    onServer.splice(0, 1, job('cook', 3, 'interview'));
    await read('interview');

    expect([ids('pending'), ids('interview')]).toEqual([[], ['cook']]);
    expect([column('pending').count, column('interview').count]).toEqual([0, 1]);
  });

  it('keeps a job whose status is spelled in another way than asked for', async () => {
    answerWith('GET', '/jobs', {
      body: { jobs: [job('cook', 3, 'Pending')], totalJobs: 1, numOfPages: 1 },
    });
    const store = makeStore(buildUser());
    await columnRead('pending').start(store.dispatch, store.getState()).unwrap();

    expect(selectShownColumns(store.getState()).pending.ids).toEqual(['cook']);
  });

  it('is forgotten with the session, also what was on its way', async () => {
    const { store, read, ids } = await openBoard([job('cook', 3, 'pending')]);
    const held = deferAnswer('GET', '/jobs');
    const reading = read('pending');
    await held.arrived();
    store.dispatch(sessionEnded());
    held.answer({
      body: { jobs: [job('cook', 3, 'pending')], totalJobs: 1, numOfPages: 1 },
    });
    await reading;

    expect(ids('pending')).toEqual([]);
  });
});
