import { describe, expect, it } from 'vitest';
import { makeStore } from '@/app/store';
import type { AppStore } from '@/shared/store/withTypes';
import { listChanged, listLeft, refreshRequested, searchTyped } from '@/jobs/allJobsSlice';
import { selectJob } from '@/jobs/jobSelectors';
import { selectIds, selectTotalJobs } from '@/jobs/reads/found';
import { selectHasFilters, selectQuery, selectSearchText } from '@/jobs/reads/listSelectors';
import { selectIsListLoading, selectListError } from '@/jobs/reads/listState';
import { selectFigures, fetchStats } from '@/jobs/reads/statistics';
import { selectRemovals } from '@/jobs/writes/writeSelectors';
import { initialQuery, type JobQuery } from '@/jobs/model/listQuery';
import { fetchJobs } from '@/jobs/reads/list';
import { jobsSelected, selectionBegun } from '@/jobs/selection/selection';
import { selectIsSelecting, selectSelectedIds } from '@/jobs/selection/selectionSelectors';
import { placesOf } from '@/jobs/writes/places';
import { writeEnded, writeSent, writesQueued, type Write } from '@/jobs/writes/writes';
import { apiError } from '@/shared/api/apiError';
import type { JobPage } from '@/jobs/api/contract';
import type { Job } from '@/jobs/model/job';
import { jobsChanged, sessionEnded, sessionStarted } from '@/shared/store/appEvents';
import { buildCounts, buildJob, buildJobs, buildUser } from '../support/builders';

const STATS = {
  defaultStats: buildCounts({ pending: 3, interview: 2, declined: 1 }),
  monthlyApplications: [{ date: 'Nov 2026', count: 6 }],
};
const BROKEN = apiError('refused', 'Database is down');

const pageOf = (jobs: Job[], rest: Partial<JobPage> = {}): JobPage => ({
  jobs,
  totalJobs: jobs.length,
  numOfPages: 1,
  unreadable: 0,
  ...rest,
});

/** A list request whose answers come when the test says so. */
function ask(store: AppStore, id: string) {
  const query = selectQuery(is(store));
  store.dispatch(fetchJobs.pending(id, query));
  return {
    answer: (page: JobPage) => store.dispatch(fetchJobs.fulfilled(page, id, query)),
    fail: (error = BROKEN) => store.dispatch(fetchJobs.rejected(null, id, query, error)),
  };
}

function askStats(store: AppStore, id: string) {
  store.dispatch(fetchStats.pending(id));
  return {
    answer: (stats = STATS) => store.dispatch(fetchStats.fulfilled(stats, id)),
    fail: () => store.dispatch(fetchStats.rejected(null, id, undefined, BROKEN)),
  };
}

/** A store that has read a page of the list and the statistics. */
function loaded(page = pageOf(buildJobs(2)), query: Partial<JobQuery> = {}) {
  const store = makeStore(buildUser());
  store.dispatch(listChanged({ view: 'list', ...query }));
  ask(store, 'first').answer(page);
  askStats(store, 'first').answer();
  return store;
}

const is = (store: AppStore) => store.getState();

describe('the list', () => {
  it.each([
    ['a session that begins', sessionStarted(buildUser())],
    ['a session that ends', sessionEnded()],
  ])('is forgotten with %s, also what was on its way', (_, event) => {
    const store = loaded();
    store.dispatch(listChanged({ search: 'baker', page: 2 }));
    const late = ask(store, 'late');
    const lateStats = askStats(store, 'late');
    store.dispatch(event);
    late.answer(pageOf(buildJobs(3)));
    lateStats.answer();

    expect(selectIds(is(store))).toEqual([]);
    expect(selectJob(is(store), 'job-1')).toBeUndefined();
    expect(selectTotalJobs(is(store))).toBe(0);
    expect(selectQuery(is(store))).toEqual(initialQuery);
    expect(selectIsListLoading(is(store))).toBe(true);
    expect(selectFigures(is(store)).isKnown).toBe(false);
    expect(selectFigures(is(store)).stats).toEqual(buildCounts());
  });

  it.each([
    [{ search: 'baker' }, true],
    [{ searchStatus: 'pending' }, true],
    [{ searchType: 'remote' }, true],
    // A sort leaves no job out.
    [{ sort: 'a-z' }, false],
  ] as const)('begins at page 1 with the filter %j', (change, hasFilters) => {
    const store = loaded();
    store.dispatch(listChanged({ page: 3 }));
    store.dispatch(listChanged(change));

    expect(selectQuery(is(store))).toEqual({ ...initialQuery, ...change, page: 1 });
    expect(selectHasFilters(is(store))).toBe(hasFilters);
  });

  it('keeps what is typed, blanks too, until another text comes from elsewhere', () => {
    const store = loaded();
    store.dispatch(searchTyped('senior '));
    store.dispatch(listChanged({ search: 'senior' }));
    store.dispatch(listChanged({ sort: 'a-z' }));
    expect(selectSearchText(is(store))).toBe('senior ');

    store.dispatch(listChanged({ search: 'cook' }));
    expect(selectSearchText(is(store))).toBe('cook');
  });

  it.each([
    [5, { totalJobs: 21, numOfPages: 3 }, 3],
    [2, { totalJobs: 0, numOfPages: 0 }, 1],
  ])('goes back from page %i past the end to the last one', (page, totals, last) => {
    const store = loaded();
    store.dispatch(listChanged({ page }));
    ask(store, 'next').answer(pageOf([], totals));

    expect(selectQuery(is(store)).page).toBe(last);
    // What is shown stays until that page has been read.
    expect(selectIds(is(store))).toHaveLength(2);
  });
});

describe('answers that come in another order', () => {
  it('count for the newest request alone, and end no other loading', () => {
    const store = loaded();
    const older = ask(store, 'older');
    const newer = ask(store, 'newer');
    older.fail(apiError('cancelled'));
    expect(selectIsListLoading(is(store))).toBe(true);
    newer.answer(pageOf([buildJob({ _id: 'newer' })]));
    older.answer(pageOf([buildJob({ _id: 'older' })]));
    older.fail();

    expect(selectIds(is(store))).toEqual(['newer']);
    expect(selectIsListLoading(is(store))).toBe(false);
    expect(selectListError(is(store))).toBeNull();

    const olderStats = askStats(store, 'older');
    askStats(store, 'newer').answer();
    olderStats.answer({ ...STATS, defaultStats: buildCounts({ pending: 77 }) });
    expect(selectFigures(is(store)).stats).toEqual(STATS.defaultStats);
  });
});

describe('a failure', () => {
  it('keeps the last good answers, and goes with the next try', () => {
    const store = loaded();
    ask(store, 'next').fail();
    askStats(store, 'next').fail();
    expect([selectListError(is(store)), selectFigures(is(store)).error]).toEqual([BROKEN, BROKEN]);
    expect(selectIds(is(store))).toHaveLength(2);
    expect(selectFigures(is(store)).stats).toEqual(STATS.defaultStats);
    expect(selectIsListLoading(is(store))).toBe(false);

    store.dispatch(refreshRequested());
    expect(selectListError(is(store))).toBeNull();
  });

  it('is none when the first request was cancelled, which goes on to load', () => {
    const store = makeStore(null);
    ask(store, 'first').fail(apiError('cancelled'));

    expect(selectListError(is(store))).toBeNull();
    expect(selectIsListLoading(is(store))).toBe(true);
  });
});

describe('what is stale', () => {
  it.each([jobsChanged(), refreshRequested()])(
    'counts as loading from the first moment, and takes no answer of before: %j',
    (event) => {
      const store = loaded();
      const before = ask(store, 'before');
      store.dispatch(event);
      before.answer(pageOf([]));

      expect(selectIds(is(store))).toHaveLength(2);
      expect(selectIsListLoading(is(store))).toBe(true);
      expect(selectFigures(is(store)).isLoading).toBe(true);
    },
  );
});

/** A write whose answer comes when the test says so. */
function queued(kind: Write['kind'], jobId: string, batch: string | null = null): Write {
  const id = `${kind} ${jobId}`;
  return { id, kind, jobId, fields: {}, batch, state: 'queued', reason: null };
}

function write(store: AppStore, kind: Write['kind'], jobId = 'job-1') {
  const one = queued(kind, jobId);
  const { id } = one;
  store.dispatch(writesQueued({ writes: [one] }));
  store.dispatch(writeSent({ id, at: 0 }));
  const end = (state: Write['state'], reason: string | null) =>
    store.dispatch(writeEnded({ id, state, reason }));
  return {
    answer: () => end('done', null),
    fail: (state: 'refused' | 'unknown' = 'refused') => end(state, BROKEN.message),
  };
}

const remove = (store: AppStore, jobId?: string) => write(store, 'delete', jobId);

/** What stands in each place: the id of a job, or 'gone'. */
const shown = (store: AppStore) =>
  placesOf(selectIds(is(store)), selectRemovals(is(store))).map(({ id, removal }) =>
    removal && removal.phase !== 'deleting' ? 'gone' : id,
  );

describe('a deletion', () => {
  it('takes the job away with its answer, keeps its place and makes the list stale', () => {
    const store = loaded();
    const deletion = remove(store);
    const before = ask(store, 'before');
    expect(shown(store)).toEqual(['job-1', 'job-2']);
    deletion.answer();
    before.answer(pageOf(buildJobs(2)));

    expect(shown(store)).toEqual(['gone', 'job-2']);
    expect(selectTotalJobs(is(store))).toBe(1);
    expect(selectIsListLoading(is(store))).toBe(true);
  });

  it.each(['refused', 'unknown'] as const)('that is %s leaves what the list says', (state) => {
    const store = loaded();
    remove(store).fail(state);
    expect(selectRemovals(is(store))).toEqual([]);
    expect(selectIsListLoading(is(store))).toBe(true);
    ask(store, 'next').answer(pageOf(buildJobs(2).slice(1)));

    expect(shown(store)).toEqual(['job-2']);
  });

  it('of an earlier session makes nothing stale in the next one', () => {
    const store = loaded();
    const deletion = remove(store);
    store.dispatch(sessionStarted(buildUser()));
    ask(store, 'next').answer(pageOf(buildJobs(2)));
    deletion.fail();

    expect(selectIsListLoading(is(store))).toBe(false);
  });

  it('keeps the place of a job that leaves the list before its own answer is there', () => {
    const store = loaded(pageOf(buildJobs(3)));
    const one = remove(store);
    const two = remove(store, 'job-2');
    one.answer();
    ask(store, 'between').answer(pageOf(buildJobs(3).slice(2)));
    two.answer();

    expect(shown(store)).toEqual(['gone', 'gone', 'job-3']);
  });

  it('leaves no place on the page before when it was the last job of its page', () => {
    const store = loaded(pageOf(buildJobs(1), { totalJobs: 11, numOfPages: 2 }), { page: 2 });
    remove(store).answer();
    ask(store, 'next').answer(pageOf([], { totalJobs: 10, numOfPages: 1 }));
    expect(selectQuery(is(store)).page).toBe(1);
    ask(store, 'first page').answer(pageOf(buildJobs(2).slice(1)));

    expect(shown(store)).toEqual(['job-2']);
  });

  it.each([
    ['the page changes', listChanged({ page: 2 })],
    ['a filter changes', listChanged({ sort: 'a-z' })],
    ['the filters are cleared', listChanged(initialQuery)],
    ['the list is left', listLeft(false)],
  ])('leaves no place when %s', (_, event) => {
    const store = loaded(undefined, { searchType: 'remote' });
    remove(store).answer();
    const late = remove(store, 'job-2');
    store.dispatch(event);
    expect(shown(store)).toEqual(['job-2']);
    late.answer();

    expect(shown(store)).toEqual([]);
  });

  it.each([
    ['on another page that was asked for before', { page: 2 }],
    ['where it is made on the board', { view: 'board' as const }],
  ])('leaves no place %s', (_, change) => {
    const store = loaded();
    store.dispatch(listChanged(change));
    remove(store).answer();

    expect(shown(store)).toEqual(['job-2']);
  });
});

describe('putting back', () => {
  it('takes the place away once the job is recorded, and makes the list stale', () => {
    const store = loaded();
    remove(store).answer();
    ask(store, 'next').answer(pageOf(buildJobs(2).slice(1)));
    write(store, 'create').answer();

    expect(shown(store)).toEqual(['job-2']);
    expect(selectIsListLoading(is(store))).toBe(true);
  });

  it.each(['refused', 'unknown'] as const)('that is %s keeps the place and says why', (state) => {
    const store = loaded();
    remove(store).answer();
    write(store, 'create').fail(state);

    expect(shown(store)).toEqual(['gone', 'job-2']);
    expect(selectRemovals(is(store))[0]).toMatchObject({
      reason: BROKEN.message,
      mayBeBack: state === 'unknown',
    });
  });
});

describe('a selection', () => {
  function selecting() {
    const store = loaded();
    store.dispatch(selectionBegun());
    store.dispatch(jobsSelected(['job-1']));
    return store;
  }

  it('ends as the list is left, but for the form, from which somebody comes back', () => {
    const store = selecting();
    store.dispatch(listLeft(true));
    expect(selectSelectedIds(is(store))).toEqual(['job-1']);
    store.dispatch(listLeft(false));

    expect(selectIsSelecting(is(store))).toBe(false);
  });

  it('stays while several are being written, so that what is refused is told there', () => {
    const store = selecting();
    const batch = { id: 'run', label: 'update', owner: null };
    store.dispatch(writesQueued({ writes: [queued('update', 'job-1', 'run')], batch }));
    store.dispatch(listLeft(false));

    expect(selectSelectedIds(is(store))).toEqual(['job-1']);
  });
});
