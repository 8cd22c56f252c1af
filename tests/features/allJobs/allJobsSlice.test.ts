// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { makeStore, type AppStore } from '@/app/store';
import type { Filters } from '@/shared/api/jobPagePath';
import {
  filterChanged,
  filtersCleared,
  pageChanged,
  placesLeft,
  refreshRequested,
  selectAreStatsLoading,
  selectClearCount,
  selectHasFilters,
  selectRemovals,
  selectIsListLoading,
  selectJobs,
  selectListError,
  selectQuery,
  selectMonthlyApplications,
  selectNumOfPages,
  selectRefreshCount,
  selectStats,
  selectStatsError,
  selectTotalJobs,
} from '@/features/allJobs/allJobsSlice';
import { placesOf } from '@/features/allJobs/list/places';
import { deleteJob, putJobBack } from '@/features/allJobs/list/removingJobs';
import { fetchJobs } from '@/features/allJobs/list/readingList';
import { fetchStats } from '@/features/allJobs/statistics/readingStatistics';
import { apiError } from '@/shared/api/apiError';
import type { Job, JobPage } from '@/shared/api/contract';
import {
  connectionRestored,
  jobsWritten,
  sessionEnded,
  sessionStarted,
} from '@/shared/store/appEvents';
import { buildJob, buildJobs, buildUser } from '../../support/builders';

const DEFAULTS: Filters = { search: '', searchStatus: 'all', searchType: 'all', sort: 'latest' };
const QUERY = { ...DEFAULTS, page: 1 };
const STATS = {
  defaultStats: { pending: 3, interview: 2, declined: 1 },
  monthlyApplications: [{ date: 'Nov 2026', count: 6 }],
};
const CANCELLED = apiError('cancelled');
const BROKEN = apiError('refused', 'Database is down');

const pageOf = (jobs: Job[], rest: Partial<JobPage> = {}): JobPage => ({
  jobs,
  totalJobs: jobs.length,
  numOfPages: 1,
  ...rest,
});

/** A list request whose answers come when the test says so. */
function ask(store: AppStore, id: string) {
  store.dispatch(fetchJobs.pending(id, QUERY));
  return {
    answer: (page: JobPage) => store.dispatch(fetchJobs.fulfilled(page, id, QUERY)),
    fail: (error = BROKEN) => store.dispatch(fetchJobs.rejected(null, id, QUERY, error)),
    abort: () => store.dispatch(fetchJobs.rejected(null, id, QUERY, CANCELLED)),
  };
}

function loaded(page = pageOf(buildJobs(2))) {
  const store = makeStore(buildUser());
  ask(store, 'first').answer(page);
  return store;
}

const is = (store: AppStore) => store.getState();

describe('the list state', () => {
  it('begins empty, on page 1, without filters, and loading', () => {
    const state = is(makeStore(null));

    expect(selectJobs(state)).toEqual([]);
    expect([selectTotalJobs(state), selectNumOfPages(state)]).toEqual([0, 0]);
    expect(selectQuery(state)).toEqual(QUERY);
    expect(selectHasFilters(state)).toBe(false);
    expect(selectStats(state)).toEqual({ pending: 0, interview: 0, declined: 0 });
    expect(selectMonthlyApplications(state)).toEqual([]);
    expect(selectIsListLoading(state)).toBe(true);
    expect(selectAreStatsLoading(state)).toBe(true);
  });

  it.each([
    ['a session that begins', sessionStarted(buildUser())],
    ['a session that ends', sessionEnded()],
  ])('is forgotten with %s', (_, event) => {
    const store = loaded(pageOf(buildJobs(2), { totalJobs: 12, numOfPages: 2 }));
    store.dispatch(filterChanged({ search: 'baker', sort: 'a-z' }));
    store.dispatch(pageChanged(2));
    store.dispatch(fetchStats.pending('s'));
    store.dispatch(fetchStats.fulfilled(STATS, 's'));
    store.dispatch(event);

    expect(selectJobs(is(store))).toEqual([]);
    expect([selectTotalJobs(is(store)), selectNumOfPages(is(store))]).toEqual([0, 0]);
    expect(selectMonthlyApplications(is(store))).toEqual([]);
    expect(selectIsListLoading(is(store))).toBe(true);
    expect(selectStats(is(store))).toEqual({ pending: 0, interview: 0, declined: 0 });
    expect(selectQuery(is(store))).toEqual(QUERY);
  });
});

describe('filters', () => {
  it.each([
    [{ search: 'baker' }, true],
    [{ searchStatus: 'pending' }, true],
    [{ searchType: 'remote' }, true],
    // A sort leaves no job out.
    [{ sort: 'a-z' }, false],
  ])('that become %j go back to page 1', (change, hasFilters) => {
    const store = loaded();
    store.dispatch(pageChanged(3));
    store.dispatch(filterChanged(change));

    expect(selectQuery(is(store))).toEqual({ ...QUERY, ...change, page: 1 });
    expect(selectHasFilters(is(store))).toBe(hasFilters);
  });

  it('are cleared together, with the page', () => {
    const store = loaded();
    store.dispatch(filterChanged({ search: 'x', searchStatus: 'pending', sort: 'a-z' }));
    store.dispatch(pageChanged(2));
    store.dispatch(filtersCleared());

    expect(selectQuery(is(store))).toEqual(QUERY);
    expect(selectClearCount(is(store))).toBe(1);
  });

  it('make a new query only when they or the page change', () => {
    const store = loaded();
    const before = selectQuery(is(store));
    store.dispatch(refreshRequested());
    expect(selectQuery(is(store))).toBe(before);

    store.dispatch(pageChanged(2));
    expect(selectQuery(is(store))).not.toBe(before);
  });
});

describe('the total', () => {
  it('stays that of the shown list until the list of a new filter is there', () => {
    const store = makeStore(null);
    ask(store, 'r1').answer(pageOf([buildJob({ jobStatus: 'pending' })], { totalJobs: 11 }));
    store.dispatch(filterChanged({ searchStatus: 'declined' }));
    expect(selectTotalJobs(is(store))).toBe(11);
  });
});

describe('answers that come in another order', () => {
  it('count only for the newest request', () => {
    const store = loaded();
    const older = ask(store, 'older');
    const newer = ask(store, 'newer');
    newer.answer(pageOf([buildJob({ position: 'Newer' })]));
    older.answer(pageOf([buildJob({ position: 'Older' })]));

    expect(selectJobs(is(store)).map(({ position }) => position)).toEqual(['Newer']);
  });

  it('do not end the loading of the newest request', () => {
    const store = loaded();
    const older = ask(store, 'older');
    const newer = ask(store, 'newer');
    older.abort();
    expect(selectIsListLoading(is(store))).toBe(true);
    older.answer(pageOf([]));
    expect(selectIsListLoading(is(store))).toBe(true);
    newer.answer(pageOf([]));
    expect(selectIsListLoading(is(store))).toBe(false);
  });

  it('of the statistics count only for the newest request', () => {
    const store = makeStore(null);
    for (const id of ['older', 'newer']) store.dispatch(fetchStats.pending(id));
    store.dispatch(fetchStats.fulfilled(STATS, 'newer'));
    const late = { ...STATS, defaultStats: { pending: 77, interview: 0, declined: 0 } };
    store.dispatch(fetchStats.fulfilled(late, 'older'));

    expect(selectStats(is(store))).toEqual(STATS.defaultStats);
  });

  it('make no error of an older failure', () => {
    const store = loaded();
    const older = ask(store, 'older');
    ask(store, 'newer').answer(pageOf([]));
    older.fail();

    expect(selectListError(is(store))).toBeNull();
  });

  it('fill nothing after the session has ended', () => {
    const store = loaded();
    const late = ask(store, 'late');
    store.dispatch(fetchStats.pending('late'));
    store.dispatch(sessionEnded());
    late.answer(pageOf(buildJobs(3)));
    store.dispatch(fetchStats.fulfilled(STATS, 'late'));

    expect(selectJobs(is(store))).toEqual([]);
    expect(selectMonthlyApplications(is(store))).toEqual([]);
  });
});

describe('a failure', () => {
  it('keeps the last good list, and goes with the next try', () => {
    const store = loaded();
    ask(store, 'next').fail();
    expect(selectListError(is(store))).toEqual(BROKEN);
    expect(selectJobs(is(store))).toHaveLength(2);
    expect(selectIsListLoading(is(store))).toBe(false);

    ask(store, 'again');
    expect(selectListError(is(store))).toBeNull();
  });

  it('is none when the request was cancelled', () => {
    const store = makeStore(null);
    ask(store, 'first').abort();

    expect(selectListError(is(store))).toBeNull();
    expect(selectIsListLoading(is(store))).toBe(true);
  });

  it('of the statistics keeps the last good ones', () => {
    const store = loaded();
    store.dispatch(fetchStats.pending('a'));
    store.dispatch(fetchStats.fulfilled(STATS, 'a'));
    store.dispatch(fetchStats.pending('b'));
    store.dispatch(fetchStats.rejected(null, 'b', undefined, BROKEN));

    expect(selectStatsError(is(store))).toEqual(BROKEN);
    expect(selectStats(is(store))).toEqual(STATS.defaultStats);
    expect(selectAreStatsLoading(is(store))).toBe(false);
  });
});

describe('a page past the end', () => {
  it.each([
    [5, { totalJobs: 21, numOfPages: 3 }, 3],
    [2, { totalJobs: 0, numOfPages: 0 }, 1],
  ])('goes back from page %i to the last one', (page, totals, last) => {
    const store = loaded();
    store.dispatch(pageChanged(page));
    ask(store, 'next').answer(pageOf([], totals));

    expect(selectQuery(is(store)).page).toBe(last);
    // What is shown stays until that page has been read.
    expect(selectJobs(is(store))).toHaveLength(2);
  });

  it('is not page 1 of an empty list', () => {
    const store = loaded();
    ask(store, 'next').answer(pageOf([], { totalJobs: 0, numOfPages: 0 }));

    expect(selectQuery(is(store)).page).toBe(1);
    expect(selectJobs(is(store))).toEqual([]);
  });
});

describe('the jobs', () => {
  it('stay the same objects as long as nothing about them changed', () => {
    const store = loaded(pageOf(buildJobs(3)));
    const before = selectJobs(is(store));
    const fresh = buildJobs(3).map((job) =>
      job._id === 'job-2' ? { ...job, jobStatus: 'declined' } : job,
    );
    ask(store, 'next').answer(pageOf(fresh));

    const after = selectJobs(is(store));
    expect(after[0]).toBe(before[0]);
    expect(after[1]).toEqual({ ...before[1], jobStatus: 'declined' });
    expect(after[2]).toBe(before[2]);
  });
});

const JOB = buildJobs(2)[0] ?? buildJob();

/** A delete of the first of two jobs whose answer comes when the test says so. */
function remove(store: AppStore, job = JOB) {
  store.dispatch(deleteJob.pending(`d-${job._id}`, job));
  return {
    answer: () => store.dispatch(deleteJob.fulfilled('Gone', `d-${job._id}`, job)),
    fail: () => store.dispatch(deleteJob.rejected(null, `d-${job._id}`, job, BROKEN)),
  };
}

/** What stands in each place: the id of a job, or 'gone'. */
const shown = (store: AppStore) =>
  placesOf(selectJobs(is(store)), selectRemovals(is(store))).map(({ job, removal }) =>
    removal?.phase === 'removed' ? 'gone' : job._id,
  );

describe('a deletion', () => {
  it('takes the job away with its answer, keeps its place and asks for the list again', () => {
    const store = loaded();
    const deletion = remove(store);
    expect(shown(store)).toEqual(['job-1', 'job-2']);
    deletion.answer();

    expect(selectJobs(is(store)).map(({ _id }) => _id)).toEqual(['job-2']);
    expect(selectTotalJobs(is(store))).toBe(1);
    expect(shown(store)).toEqual(['gone', 'job-2']);
    expect(selectRefreshCount(is(store))).toBe(1);
  });

  it('that fails leaves the job when the list still has it', () => {
    const store = loaded();
    remove(store).fail();
    ask(store, 'next').answer(pageOf(buildJobs(2)));

    expect(shown(store)).toEqual(['job-1', 'job-2']);
    expect(selectRemovals(is(store))).toEqual([]);
  });

  it('of an earlier session reads nothing of the next one', () => {
    const store = loaded();
    const deletion = remove(store);
    store.dispatch(sessionStarted(buildUser()));
    deletion.fail();

    expect(selectRefreshCount(is(store))).toBe(0);
  });

  it('keeps the place of a job that leaves the list before its own answer is there', () => {
    const store = loaded(pageOf(buildJobs(3)));
    const jobs = buildJobs(3);
    const [first, second, third] = jobs;
    if (!first || !second || !third) throw new Error('three jobs are needed');
    const one = remove(store, first);
    const two = remove(store, second);
    one.answer();
    ask(store, 'between').answer(pageOf([third]));
    expect(shown(store)).toEqual(['gone', 'job-2', 'job-3']);
    two.answer();

    expect(shown(store)).toEqual(['gone', 'gone', 'job-3']);
  });

  it('keeps the place on the new last page when it was the last job of its page', () => {
    const store = loaded(pageOf([JOB], { totalJobs: 11, numOfPages: 2 }));
    store.dispatch(pageChanged(2));
    remove(store).answer();
    ask(store, 'next').answer(pageOf([], { totalJobs: 10, numOfPages: 1 }));
    expect(selectQuery(is(store)).page).toBe(1);
    ask(store, 'first page').answer(pageOf(buildJobs(2).slice(1)));

    expect(shown(store)).toEqual(['gone', 'job-2']);
  });

  it.each([
    ['the page changes', pageChanged(2)],
    ['a filter changes', filterChanged({ sort: 'a-z' })],
    ['the filters are cleared', filtersCleared()],
    ['the list is left', placesLeft()],
  ])('leaves no place when %s', (_, event) => {
    const store = loaded();
    store.dispatch(filterChanged({ searchType: 'remote' }));
    remove(store).answer();
    const late = remove(store, buildJobs(2)[1]);
    store.dispatch(event);
    expect(shown(store)).toEqual(['job-2']);
    late.answer();

    expect(shown(store)).toEqual([]);
    expect(selectRemovals(is(store))).toEqual([]);
  });

  it('is not undone by a list that was asked for before it', () => {
    const store = loaded();
    const before = ask(store, 'before');
    remove(store).answer();
    before.answer(pageOf(buildJobs(2)));

    expect(shown(store)).toEqual(['gone', 'job-2']);
    expect(selectTotalJobs(is(store))).toBe(1);
  });
});

describe('putting back', () => {
  it('takes the place away once the job is recorded, and asks for the list again', () => {
    const store = loaded();
    remove(store).answer();
    store.dispatch(putJobBack.pending('p', JOB));
    store.dispatch(putJobBack.fulfilled(undefined, 'p', JOB));

    expect(shown(store)).toEqual(['job-2']);
    expect(selectRefreshCount(is(store))).toBe(2);
  });

  it('keeps the place and says why when it is refused', () => {
    const store = loaded();
    remove(store).answer();
    store.dispatch(putJobBack.pending('p', JOB));
    store.dispatch(putJobBack.rejected(null, 'p', JOB, BROKEN));

    expect(shown(store)).toEqual(['gone', 'job-2']);
    expect(selectRemovals(is(store))[0]?.error).toEqual(BROKEN);
    expect(selectRefreshCount(is(store))).toBe(2);
  });
});

describe('what is out of date', () => {
  it.each([connectionRestored(), jobsWritten(), refreshRequested()])(
    'counts as loading from the first moment: %j',
    (event) => {
      const store = loaded();
      store.dispatch(fetchStats.pending('s'));
      store.dispatch(fetchStats.fulfilled(STATS, 's'));
      store.dispatch(event);

      expect([selectIsListLoading(is(store)), selectAreStatsLoading(is(store))]).toEqual([
        true,
        true,
      ]);
    },
  );
});

describe('a connection that is back', () => {
  it('is a reason to read again', () => {
    const store = loaded();
    store.dispatch(connectionRestored());

    expect(selectRefreshCount(is(store))).toBe(1);
  });
});
