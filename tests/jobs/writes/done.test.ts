import { describe, expect, it } from 'vitest';
import { listChanged } from '@/jobs/allJobsSlice';
import { selectFoundIds, selectHasLeft, selectTotalJobs } from '@/jobs/reads/found';
import { selectIsListLoading } from '@/jobs/reads/listState';
import { selectFigures } from '@/jobs/reads/statistics';
import { fetchJobs } from '@/jobs/reads/list';
import { buildJob } from '../../support/builders';
import { answerWith, deferAnswer, requests } from '../../support/server';
import { loaded, QUERY, read, several, statesOf } from './support';

describe('a change that is done', () => {
  it('is still shown when a list of before comes meanwhile, and that is read again', async () => {
    const { shown, save, store } = loaded();
    const answer = deferAnswer('PATCH', '/jobs/job-1');
    const saving = save({ jobStatus: 'declined' });
    store.dispatch(fetchJobs.pending('before', QUERY));
    await answer.arrived();
    answer.answer({ status: 200 });
    await saving;
    const page = { jobs: [buildJob()], totalJobs: 1, numOfPages: 1, unreadable: 0 };
    store.dispatch(fetchJobs.fulfilled(page, 'before', QUERY));

    expect(shown()?.jobStatus).toBe('declined');
    expect(selectIsListLoading(store.getState())).toBe(true);
    expect(selectFigures(store.getState()).isLoading).toBe(true);
  });

  it.each([
    ['status', { searchStatus: 'pending' }, { jobStatus: 'declined' }],
    ['type', { searchType: 'full-time' }, { jobType: 'remote' }],
    ['text', { search: 'init' }, { company: 'Acme' }],
  ])('that leaves the filter for a %s is counted no more, once', async (_, filter, fields) => {
    const { save, store } = loaded();
    store.dispatch(listChanged(filter));
    read(store, {}, 'filtered');
    answerWith('PATCH', '/jobs/:id', { status: 200 });
    await save(fields);
    await save({ position: 'Cook' });
    expect(selectTotalJobs(store.getState())).toBe(0);
    expect(selectHasLeft(store.getState(), 'job-1')).toBe(true);

    store.dispatch(listChanged({ view: 'table' }));
    expect(selectHasLeft(store.getState(), 'job-1')).toBe(false);
  });

  it('is counted still where the server finds by what is not seen here', async () => {
    const { save, store } = loaded();
    store.dispatch(listChanged({ search: 'berlin' }));
    read(store, {}, 'filtered');
    answerWith('PATCH', '/jobs/:id', { status: 200 });
    await save({ jobStatus: 'declined' });

    expect(selectTotalJobs(store.getState())).toBe(1);
    expect(selectHasLeft(store.getState(), 'job-1')).toBe(false);
  });

  it('that leaves the filter of a table keeps its row, and is none of those that were found', async () => {
    const { save, store } = loaded();
    store.dispatch(listChanged({ view: 'table', searchType: 'full-time' }));
    answerWith('PATCH', '/jobs/:id', { status: 200 });
    expect(selectTotalJobs(store.getState())).toBe(1);
    await save({ jobType: 'remote' });

    expect(selectFoundIds(store.getState())).toEqual(['job-1']);
    expect(selectTotalJobs(store.getState())).toBe(0);
    expect(selectHasLeft(store.getState(), 'job-1')).toBe(true);
  });

  it('and taken back is one of those that were found, wherever', async () => {
    const { save, store } = loaded();
    store.dispatch(listChanged({ searchStatus: 'pending' }));
    const filtered = { ...QUERY, searchStatus: 'pending' };
    const jobs = [buildJob(), buildJob({ _id: 'job-2' })];
    const page = { jobs, totalJobs: 12, numOfPages: 2, unreadable: 0 };
    store.dispatch(fetchJobs.pending('filtered', filtered));
    store.dispatch(fetchJobs.fulfilled(page, 'filtered', filtered));
    answerWith('PATCH', '/jobs/:id', { status: 200 });
    await save({ jobStatus: 'declined' });
    expect(selectTotalJobs(store.getState())).toBe(11);
    store.dispatch(fetchJobs.pending('again', filtered));
    const movedUp = { ...page, jobs: jobs.slice(1), totalJobs: 11 };
    store.dispatch(fetchJobs.fulfilled(movedUp, 'again', filtered));
    expect(selectIsListLoading(store.getState())).toBe(false);
    await save({ jobStatus: 'pending' });

    expect(selectIsListLoading(store.getState())).toBe(true);
  });
});

describe('a batch', () => {
  it('sends nothing that the server has already', async () => {
    const { change } = await several(2);
    await change();

    expect(statesOf(await change())).toEqual(['done', 'done']);
    expect(requests('PATCH')).toHaveLength(2);
  });
});
