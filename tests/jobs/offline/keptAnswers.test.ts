import type { UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import { makeStore } from '@/app/store';
import { listAddressOpened, listChanged } from '@/jobs/allJobsSlice';
import { selectEditable } from '@/jobs/jobSelectors';
import { selectCollection, readCollection } from '@/jobs/reads/collection';
import {
  selectColumnIds,
  selectIds,
  selectIsFromCollection,
  selectTotalJobs,
} from '@/jobs/reads/found';
import { selectAsOf, selectIsListLoading, selectListError } from '@/jobs/reads/listState';
import { selectIsReadOnly } from '@/jobs/reads/serverLost';
import { selectFigures, selectStatsReading, fetchStats } from '@/jobs/reads/statistics';
import type { Job } from '@/jobs/model/job';
import { initialQuery, type JobQuery } from '@/jobs/model/listQuery';
import { answersRestored } from '@/jobs/offline/keptAnswers';
import { fetchJobs } from '@/jobs/reads/list';
import { apiError } from '@/shared/api/apiError';
import { buildCounts, buildJob, buildUser } from '../../support/builders';

const KEPT_AT = 1_000;
const LOST = apiError('unreachable');

const baker = (fields: Partial<Job> = {}) => buildJob({ _id: 'b', position: 'Baker', ...fields });
const miller = buildJob({ _id: 'm', position: 'Miller', jobLocation: 'Ghent' });

/** A visit whose requests are answered as the test says, and where these jobs were kept. */
function openVisit(jobs: Job[] = [baker(), miller], numOfPages: number | null = 1) {
  const store = makeStore(buildUser());
  const dispatch = (action: UnknownAction) => store.dispatch(action);
  const list = (id: string, query: JobQuery = initialQuery) => {
    dispatch(fetchJobs.pending(id, query));
    return {
      answer: (...answered: Job[]) => {
        const page = { jobs: answered, totalJobs: 2, numOfPages: 1, unreadable: 0 };
        dispatch(fetchJobs.fulfilled(page, id, query));
      },
      fail: () => dispatch(fetchJobs.rejected(null, id, query, LOST)),
    };
  };
  const collection = (id: string) => {
    dispatch(readCollection.pending(id));
    return {
      answer: (...seen: string[]) => {
        const end = { seen, idsBefore: [], isFromStart: true, isAtEnd: false, at: 2_000 };
        dispatch(readCollection.fulfilled(end, id));
      },
      fail: () => dispatch(readCollection.rejected(null, id, undefined, LOST)),
    };
  };
  const answer = { jobs, totalJobs: 2, numOfPages, unreadable: 0 };
  const counts = buildCounts({ pending: 4 });
  const statistics = { defaultStats: counts, monthlyApplications: [] };
  return {
    store,
    list,
    collection,
    open: (view: 'list' | 'board') => dispatch(listAddressOpened({ ...initialQuery, view })),
    choose: (change: Partial<JobQuery & { place: string }>) => dispatch(listChanged(change)),
    restore: () =>
      dispatch(
        answersRestored({
          jobs: { at: KEPT_AT, answer },
          statistics: { at: KEPT_AT, answer: statistics },
        }),
      ),
    ids: () => selectIds(store.getState()),
    asOf: () => selectAsOf(store.getState()),
  };
}

describe('what was kept', () => {
  it('is the list, as of its time and to be read alone, in the place of a failure', () => {
    const { store, list, restore, ids, asOf } = openVisit();
    list('1').fail();
    restore();

    expect(ids()).toEqual(['b', 'm']);
    expect(asOf()).toBe(KEPT_AT);
    const state = store.getState();
    expect(selectTotalJobs(state)).toBe(2);
    expect(selectListError(state)).toBeNull();
    expect(selectIsListLoading(state)).toBe(false);
    expect(selectIsReadOnly(state)).toBe(true);
    expect(selectEditable(state, 'b')).toBeUndefined();
  });

  it('is every other page, sort and filter of the list too, which still asks the server', () => {
    const { store, list, choose, restore, ids } = openVisit();
    list('1').fail();
    restore();
    choose({ search: 'mill', page: 2 });

    expect(ids()).toEqual(['m']);
    expect(selectIsFromCollection(store.getState())).toBe(false);
  });

  it('is the board, filtered by place', () => {
    const { store, open, collection, choose, restore, asOf } = openVisit();
    open('board');
    collection('1').fail();
    restore();
    choose({ place: 'Ghent' });

    expect(selectColumnIds(store.getState()).pending).toEqual(['m']);
    expect(asOf()).toBe(KEPT_AT);
    expect(selectListError(store.getState())).toBeNull();
    expect(selectIsListLoading(store.getState())).toBe(false);
  });

  it('is the figures', () => {
    const { store, restore } = openVisit();
    store.dispatch(fetchStats.pending('1'));
    store.dispatch(fetchStats.rejected(null, '1', undefined, LOST));
    restore();

    expect(selectFigures(store.getState())).toMatchObject({ stats: { pending: 4 }, error: null });
    expect(selectStatsReading(store.getState()).cachedAt).toBe(KEPT_AT);
  });

  it('gives way to the answer of a request that is still under way', () => {
    const { store, list, restore, ids, asOf } = openVisit();
    const request = list('1');
    restore();
    expect(ids()).toEqual(['b', 'm']);
    request.answer(baker({ company: 'New' }));

    expect(ids()).toEqual(['b']);
    expect(asOf()).toBeNull();
    expect(selectEditable(store.getState(), 'b')?.company).toBe('New');
  });

  it('goes with the answer about all, as far as that has not confirmed it', () => {
    const { store, open, list, collection, restore, asOf } = openVisit();
    open('board');
    const request = collection('1');
    restore();
    list('2').answer(baker());
    request.answer('b');

    expect(selectColumnIds(store.getState()).pending).toEqual(['b']);
    expect(asOf()).toBeNull();
  });

  it('comes too late once the server has answered, but for another page', () => {
    const { list, choose, restore, ids, asOf } = openVisit();
    list('1').answer(miller);
    list('2').fail();
    restore();
    expect(ids()).toEqual(['m']);
    expect(asOf()).toBeNull();
    choose({ sort: 'a-z' });
    list('3', { ...initialQuery, sort: 'a-z' }).fail();
    restore();

    expect(ids()).toEqual(['b', 'm']);
    expect(asOf()).toBe(KEPT_AT);
  });

  it('is nothing beside what was read of all in this visit', () => {
    const { store, open, collection, restore, asOf } = openVisit();
    open('board');
    collection('1').answer();
    collection('2').fail();
    restore();

    expect(selectColumnIds(store.getState()).pending).toEqual([]);
    expect(asOf()).toBeNull();
  });

  it('keeps the jobs that were read since as they are', () => {
    const { store, list, collection, restore } = openVisit();
    list('1').answer(baker({ jobStatus: 'declined' }));
    collection('2').fail();
    restore();

    expect(selectEditable(store.getState(), 'b')?.jobStatus).toBe('declined');
  });

  it.each([
    ['all', [baker(), miller], 1, { isWhole: true, total: 2 }],
    ['some', [baker()], null, { isWhole: false, total: 2 }],
    ['what nobody has counted', [baker(), miller], null, { isWhole: false, total: null }],
  ] as const)('of %s is shown, and told as such', (_, jobs, numOfPages, extent) => {
    const { store, list, restore, ids } = openVisit([...jobs], numOfPages);
    list('1').fail();
    restore();

    expect(selectCollection(store.getState())).toMatchObject(extent);
    expect(ids()).toEqual(jobs.map(({ _id }) => _id));
  });
});
