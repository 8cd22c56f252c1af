// @vitest-environment node
import type { UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import { selectShownColumns } from '@/jobs/reads/shownJobs';
import { makeStore } from '@/app/store';
import {
  listAddressOpened,
  listChanged,
  selectAsOf,
  selectColumns,
  selectEditable,
  selectIds,
  selectJob,
  selectListError,
  selectListReading,
  selectFigures,
  selectTotalJobs,
} from '@/jobs/allJobsSlice';
import { initialState, NO_NARROWING, type Column } from '@/jobs/allJobsState';
import { readColumn } from '@/jobs/reads/columns';
import {
  offlinePartOf,
  partRestored,
  type OfflinePart,
  type PartName,
} from '@/jobs/offline/offlineParts';
import { fetchJobs } from '@/jobs/reads/list';
import { fetchStats } from '@/jobs/reads/statistics';
import { apiError } from '@/shared/api/apiError';
import type { Job } from '@/jobs/model/job';
import { ALL, type JobStatus } from '@/shared/config/options';
import { jobsChanged } from '@/shared/store/appEvents';
import { isLoading } from '@/shared/store/reading';
import { buildJob, buildUser } from '../../support/builders';

const KEPT_AT = 1_000;
const QUERY = { search: '', searchStatus: ALL, searchType: ALL, sort: 'latest', page: 1 };
const LOST = apiError('unreachable');
const EMPTY: Column = { ...initialState.columns.pending };

const baker = (fields: Partial<Job> = {}) => buildJob({ _id: 'b', position: 'Baker', ...fields });

/** A visit whose requests are answered as the test says. */
function openVisit() {
  const store = makeStore(buildUser());
  const dispatch = (action: UnknownAction) => store.dispatch(action);
  const getState = () => store.getState();
  const find = () => getState().allJobs ?? initialState;
  const list = (id: string, query = QUERY) => {
    dispatch(fetchJobs.pending(id, query));
    return {
      answer: (...jobs: Job[]) => {
        const page = { jobs, totalJobs: jobs.length, numOfPages: 1, unreadable: 0 };
        dispatch(fetchJobs.fulfilled(page, id, query));
      },
      fail: () => dispatch(fetchJobs.rejected(null, id, query, LOST)),
    };
  };
  const column = (id: string, status: JobStatus) => {
    const argument = {
      status,
      query: { ...QUERY, searchStatus: status },
      column: EMPTY,
      wanted: 0,
    };
    dispatch(readColumn.pending(id, argument));
    return {
      answer: (...jobs: Job[]) => {
        const pages = {
          place: 'instead' as const,
          total: jobs.length,
          extent: 'all' as const,
          unreadable: 0,
        };
        dispatch(readColumn.fulfilled({ jobs, ...pages }, id, argument));
      },
      fail: () => dispatch(readColumn.rejected(null, id, argument, LOST)),
    };
  };
  const statistics = (id: string) => {
    dispatch(fetchStats.pending(id));
    return {
      answer: (pending: number) => {
        const defaultStats = { pending, interview: 0, declined: 0 };
        dispatch(fetchStats.fulfilled({ defaultStats, monthlyApplications: [] }, id));
      },
      fail: () => dispatch(fetchStats.rejected(null, id, undefined, LOST)),
    };
  };
  return {
    store,
    list,
    column,
    statistics,
    keep: (name: PartName) => offlinePartOf(find(), name, KEPT_AT),
    restore: (part: OfflinePart) => dispatch(partRestored(part)),
    cachedAt: (view: 'list' | 'board' | 'statistics') => selectAsOf(getState(), view),
    ids: () => selectIds(getState()),
    columnIds: (status: JobStatus) => selectShownColumns(getState())[status].ids,
  };
}

/** The list and two columns of an earlier visit. */
function readEarlier() {
  const { list, column, statistics, keep } = openVisit();
  list('1').answer(baker());
  statistics('2').answer(4);
  column('3', 'pending').answer(baker());
  return {
    list: keep('list'),
    statistics: keep('statistics'),
    pending: keep('pending'),
  };
}

describe('what was kept', () => {
  it('is shown as of its time, with its jobs, in the place of a failure', () => {
    const kept = readEarlier();
    const { store, list, statistics, restore, cachedAt, ids } = openVisit();
    list('1').fail();
    statistics('2').fail();
    restore(kept.list);
    restore(kept.statistics);

    expect(ids()).toEqual(['b']);
    expect(selectTotalJobs(store.getState())).toBe(1);
    expect(selectJob(store.getState(), 'b')).toEqual(baker());
    expect(selectFigures(store.getState()).stats.pending).toBe(4);
    expect(cachedAt('list')).toBe(KEPT_AT);
    expect(cachedAt('statistics')).toBe(KEPT_AT);
    expect(selectListError(store.getState())).toBeNull();
    expect(isLoading(selectListReading(store.getState()))).toBe(false);
  });

  it('gives way to the answer of a request that is still under way', () => {
    const kept = readEarlier();
    const { list, restore, cachedAt, ids } = openVisit();
    const request = list('1');
    restore(kept.list);
    expect(ids()).toEqual(['b']);
    request.answer(buildJob({ _id: 'm' }));

    expect(ids()).toEqual(['m']);
    expect(cachedAt('list')).toBeNull();
  });

  it('comes too late once the server has answered', () => {
    const kept = readEarlier();
    const { list, restore, cachedAt, ids, store } = openVisit();
    list('1').fail();
    store.dispatch(jobsChanged());
    list('2').answer(buildJob({ _id: 'm' }));
    list('3').fail();
    restore(kept.list);

    expect(ids()).toEqual(['m']);
    expect(cachedAt('list')).toBeNull();
  });

  it('of another page is not shown for this one', () => {
    const kept = readEarlier();
    const { list, restore, cachedAt, ids } = openVisit();
    list('1', { ...QUERY, page: 2 }).fail();
    restore(kept.list);

    expect(ids()).toEqual([]);
    expect(cachedAt('list')).toBeNull();
  });

  it('of a page that was read before is shown after another page was', () => {
    const { store, list, keep, restore, ids, cachedAt } = openVisit();
    store.dispatch(listChanged({ page: 2 }));
    list('1', { ...QUERY, page: 2 }).answer(baker());
    const second = keep('list');
    list('2').answer(buildJob({ _id: 'm' }));
    list('3', { ...QUERY, page: 2 }).fail();
    restore(second);

    expect(ids()).toEqual(['b']);
    expect(cachedAt('list')).toBe(KEPT_AT);
  });

  it('keeps the jobs that were read since as they are', () => {
    const kept = readEarlier();
    const { store, list, column, restore } = openVisit();
    list('1').answer(baker({ jobStatus: 'declined' }));
    column('2', 'pending').fail();
    restore(kept.pending);

    expect(selectJob(store.getState(), 'b')?.jobStatus).toBe('declined');
    expect(selectEditable(store.getState(), 'b')?.jobStatus).toBe('declined');
  });

  it('is not to be edited until it is read', () => {
    const kept = readEarlier();
    const { store, list, restore } = openVisit();
    list('1').fail();
    restore(kept.list);
    expect(selectEditable(store.getState(), 'b')).toBeUndefined();
    list('2').answer(baker({ company: 'New' }));

    expect(selectEditable(store.getState(), 'b')?.company).toBe('New');
  });

  it('of one view says nothing of another one', () => {
    const kept = readEarlier();
    const { store, list, column, restore, cachedAt } = openVisit();
    store.dispatch(listAddressOpened({ ...QUERY, ...NO_NARROWING, view: 'board' }));
    column('1', 'pending').fail();
    restore(kept.pending);
    expect(cachedAt('board')).toBe(KEPT_AT);
    list('2').answer(baker());

    expect(cachedAt('list')).toBeNull();
    store.dispatch(listChanged({ searchStatus: 'interview' }));
    expect(cachedAt('board')).toBeNull();
  });

  it('of a column has no job that another one has by now', () => {
    const kept = readEarlier();
    const { store, column, restore, columnIds } = openVisit();
    column('1', 'interview').answer(baker({ jobStatus: 'interview' }));
    column('2', 'pending').fail();
    restore(kept.pending);

    expect(columnIds('interview')).toEqual(['b']);
    expect(columnIds('pending')).toEqual([]);
    expect(selectColumns(store.getState()).pending.total).toBe(0);
  });

  it('of a long column is its beginning, and nothing is read on from there', () => {
    const { column, keep } = openVisit();
    column('1', 'pending').answer(
      ...Array.from({ length: 101 }, (_, index) => buildJob({ _id: String(index) })),
    );

    expect(keep('pending').jobs).toHaveLength(100);
    expect(keep('pending').content).toMatchObject({ total: 101, extent: 'all' });
  });

  it('of a page past the end is nothing', () => {
    const { store, list, keep } = openVisit();
    list('1').answer(baker());
    store.dispatch(listChanged({ page: 3 }));
    list('2', { ...QUERY, page: 3 }).answer();

    expect(keep('list').key).toBe('');
  });
});
