import { describe, expect, it } from 'vitest';
import { makeStore, type AppStore } from '@/app/store';
import { fetchJobs } from '@/jobs/list';
import {
  listChanged,
  selectAreStatsLoading,
  selectIsListLoading,
  selectMovedUp,
  selectJob,
  selectQuery,
  selectRefusal,
  selectTotalJobs,
} from '@/jobs/allJobsSlice';
import { saveJob } from '@/jobs/saveJob';
import type { JobDraft } from '@/shared/api/contract';
import { sessionStarted } from '@/shared/store/appEvents';
import { buildJob, buildUser, JOB_FIELDS } from '../support/builders';
import {
  answerWith,
  cutNetwork,
  deferAnswer,
  requests,
  settle,
  type Deferred,
} from '../support/server';

const PATH = '/jobs/job-1';
const QUERY = { search: '', searchStatus: 'all', searchType: 'all', sort: 'latest', page: 1 };

/** A store that has read one job. */
function loaded() {
  const store = makeStore(buildUser());
  read(store, {});
  return {
    store,
    shown: () => selectJob(store.getState(), 'job-1'),
    refusal: () => selectRefusal(store.getState(), 'job-1'),
    save: (changes: Partial<JobDraft>) => {
      const saving = store.dispatch(saveJob({ id: 'job-1', changes }));
      saving.catch(() => undefined);
      return saving;
    },
  };
}

/** The list is read, with the job as the server has it. */
function read(store: AppStore, fields: Partial<JobDraft>, id = 'read') {
  store.dispatch(fetchJobs.pending(id, QUERY));
  const page = { jobs: [buildJob(fields)], totalJobs: 1, numOfPages: 1, unreadable: 0 };
  store.dispatch(fetchJobs.fulfilled(page, id, QUERY));
}

const bodies = () => requests('PATCH', PATH).map(({ body }) => body);

describe('a change', () => {
  it('is shown at once and sends all five fields', async () => {
    const { shown, save } = loaded();
    const answer = deferAnswer('PATCH', PATH);
    const saving = save({ jobStatus: 'interview' });
    expect(shown()?.jobStatus).toBe('interview');
    await answer.arrived();
    answer.answer({ status: 200 });
    await saving;

    expect(shown()?.jobStatus).toBe('interview');
    expect(bodies()).toEqual([{ ...JOB_FIELDS, jobStatus: 'interview' }]);
  });

  it('that is refused shows what the server has, and why', async () => {
    const { shown, refusal, save, store } = loaded();
    answerWith('PATCH', PATH, { status: 400, body: { msg: 'Not today' } });
    await expect(save({ jobStatus: 'declined' })).rejects.toMatchObject({ message: 'Not today' });
    expect(shown()?.jobStatus).toBe('pending');
    expect(refusal()).toBe('Not today');

    read(store, {}, 'again');
    expect(refusal()).toBeNull();
  });

  it.each<[string, string, () => void]>([
    ['is lost', 'unreachable', () => cutNetwork('PATCH', PATH)],
    ['is a failure', 'refused', () => answerWith('PATCH', PATH, { status: 502 })],
    ['is no JSON', 'unreadable', () => answerWith('PATCH', PATH, { body: '<html>' })],
  ])('whose answer %s makes what was read stale', async (_, kind, arrange) => {
    const { shown, refusal, save, store } = loaded();
    arrange();
    await expect(save({ jobStatus: 'declined' })).rejects.toMatchObject({ kind });

    expect(shown()?.jobStatus).toBe('pending');
    expect(refusal()).toBeNull();
    expect(selectIsListLoading(store.getState())).toBe(true);
  });

  it('is still shown when a list of before comes meanwhile, and that is read again', async () => {
    const { shown, save, store } = loaded();
    const answer = deferAnswer('PATCH', PATH);
    const saving = save({ jobStatus: 'declined' });
    store.dispatch(fetchJobs.pending('before', QUERY));
    await answer.arrived();
    answer.answer({ status: 200 });
    await saving;
    const page = { jobs: [buildJob()], totalJobs: 1, numOfPages: 1, unreadable: 0 };
    store.dispatch(fetchJobs.fulfilled(page, 'before', QUERY));

    expect(shown()?.jobStatus).toBe('declined');
    expect(selectIsListLoading(store.getState())).toBe(true);
    expect(selectAreStatsLoading(store.getState())).toBe(true);
  });

  it('that leaves the filter is counted no more, once', async () => {
    const { save, store } = loaded();
    store.dispatch(listChanged({ searchStatus: 'pending' }, { history: 'push' }));
    read(store, {}, 'filtered');
    answerWith('PATCH', PATH, { status: 200 });
    await save({ jobStatus: 'declined' });
    await save({ position: 'Cook' });

    expect(selectTotalJobs(store.getState())).toBe(0);
  });

  it('makes the next page wait for what has moved up into this one, and a part of the count', async () => {
    const { save, store } = loaded();
    store.dispatch(listChanged({ searchStatus: 'pending' }, { history: 'push' }));
    const filtered = { ...QUERY, searchStatus: 'pending' };
    const next = () => store.dispatch(listChanged({ page: 2 }, { history: 'push' }));
    const jobs = [buildJob(), buildJob({ _id: 'job-2' })];
    const page = { jobs, totalJobs: 12, numOfPages: 2, unreadable: 0 };
    store.dispatch(fetchJobs.pending('filtered', filtered));
    store.dispatch(fetchJobs.fulfilled(page, 'filtered', filtered));
    answerWith('PATCH', '/jobs/:id', { status: 200 });
    await save({ jobStatus: 'declined' });
    next();
    expect(selectQuery(store.getState()).page).toBe(1);
    expect(selectIsListLoading(store.getState())).toBe(true);

    store.dispatch(fetchJobs.pending('again', filtered));
    const movedUp = { ...page, jobs: jobs.slice(1), totalJobs: 11 };
    expect(selectMovedUp(store.getState())).toBe(0);
    store.dispatch(fetchJobs.fulfilled({ ...movedUp, numOfPages: 1 }, 'again', filtered));
    expect(selectMovedUp(store.getState())).toBe(0);
    store.dispatch(fetchJobs.pending('once more', filtered));
    store.dispatch(fetchJobs.fulfilled(movedUp, 'once more', filtered));
    expect(selectMovedUp(store.getState())).toBe(1);
    // Taken back, it is one of those that were found, wherever.
    await save({ jobStatus: 'pending' });
    expect(selectIsListLoading(store.getState())).toBe(true);
    next();
    expect(selectQuery(store.getState()).page).toBe(2);
  });

  it('of an earlier session reaches nothing of the next one', async () => {
    const { shown, save, store } = loaded();
    const answer = deferAnswer('PATCH', PATH);
    void save({ jobStatus: 'declined' });
    const waiting = save({ position: 'Cook' });
    await answer.arrived();
    store.dispatch(sessionStarted(buildUser()));
    read(store, {}, 'next');
    answer.answer({ status: 200 });
    await waiting;

    expect(shown()).toEqual(buildJob());
    expect(bodies()).toHaveLength(1);
  });
});

describe('changes of one job', () => {
  it('are written one after the other, each on what the one before has saved', async () => {
    const { shown, save } = loaded();
    const first = deferAnswer('PATCH', PATH);
    void save({ jobStatus: 'interview' });
    await first.arrived();
    answerWith('PATCH', PATH, { status: 200 });
    const second = save({ position: 'Cook' });
    await settle();
    expect(bodies()).toHaveLength(1);
    first.answer({ status: 200 });
    await second;

    expect(bodies()[1]).toEqual({ ...JOB_FIELDS, position: 'Cook', jobStatus: 'interview' });
    expect(shown()).toMatchObject({ position: 'Cook', jobStatus: 'interview' });
  });

  it('that a later one has replaced are not sent', async () => {
    const { shown, save } = loaded();
    const first = deferAnswer('PATCH', PATH);
    void save({ jobStatus: 'interview' });
    await first.arrived();
    answerWith('PATCH', PATH, { status: 200 });
    const replaced = save({ jobStatus: 'pending' });
    const last = save({ jobStatus: 'declined' });
    first.answer({ status: 200 });

    expect(await replaced).toBeNull();
    await last;
    expect(bodies()).toMatchObject([{ jobStatus: 'interview' }, { jobStatus: 'declined' }]);
    expect(shown()?.jobStatus).toBe('declined');
  });

  it.each<[string, (held: Deferred) => void]>([
    ['was refused', ({ answer }) => answer({ status: 400, body: { msg: 'Not today' } })],
    ['was lost', ({ drop }) => drop()],
  ])('keep nothing of one that %s', async (_, fail) => {
    const { shown, refusal, save } = loaded();
    const first = deferAnswer('PATCH', PATH);
    void save({ position: 'Cook', jobStatus: 'interview' });
    await first.arrived();
    answerWith('PATCH', PATH, { status: 200 });
    const second = save({ jobStatus: 'declined' });
    fail(first);
    await second;

    expect(bodies()[1]).toEqual({ ...JOB_FIELDS, jobStatus: 'declined' });
    expect(shown()).toMatchObject({ position: JOB_FIELDS.position, jobStatus: 'declined' });
    expect(refusal()).toBeNull();
  });

  it('that are refused after an edit was saved show what that saved', async () => {
    const { shown, save, store } = loaded();
    const edit = deferAnswer('PATCH', PATH);
    void save({ jobStatus: 'declined' });
    await edit.arrived();
    const status = deferAnswer('PATCH', PATH);
    const choice = save({ jobStatus: 'interview' });
    edit.answer({ status: 200 });
    await status.arrived();
    read(store, { jobStatus: 'declined' }, 'again');
    expect(shown()?.jobStatus).toBe('interview');
    status.answer({ status: 409, body: { msg: 'Not today' } });
    await choice.catch(() => undefined);

    expect(shown()?.jobStatus).toBe('declined');
  });
});
