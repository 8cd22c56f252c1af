import { useCallback, useEffect, useRef } from 'react';
import { selectQuery, selectRefreshCount, selectView } from '@/features/allJobs/allJobsSlice';
import { sessionSignal } from '@/shared/api/sessionScope';
import type { JobStatus } from '@/shared/config/options';
import { useAppDispatch, useAppStore, type RootState } from '@/shared/store/withTypes';
import { selectColumns, selectShownColumns, selectStaleCount, selectVisible } from './boardSlice';
import { fetchColumn, filtersOf, type Reading } from './readingColumns';

/**
 * Reads the visible columns side by side whenever the filters or a reason to refresh change, each as
 * far as it is shown. Gives what reads one of them on, or again where that has failed.
 */
export function useColumns(): (status: JobStatus) => void {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const aborts = useRef(new Map<JobStatus, () => void>());

  const read = useCallback(
    (find: (state: RootState, status: JobStatus) => Reading, status: JobStatus) => {
      aborts.current.get(status)?.();
      const request = dispatch(fetchColumn(find(store.getState(), status)));
      aborts.current.set(status, () => request.abort());
    },
    [dispatch, store],
  );

  useEffect(() => {
    const session = sessionSignal();
    const running = aborts.current;
    let last = '';

    const follow = () => {
      const state = store.getState();
      // An address of the list was opened, for which the board is about to go.
      if (selectView(state) !== 'board') return;
      const visible = selectVisible(state);
      const wanted = JSON.stringify([
        visible.map((status) => filtersOf(selectQuery(state), status)),
        selectRefreshCount(state),
        selectStaleCount(state),
      ]);
      // What the end of a session forgets is no reason to read.
      if (session.aborted || wanted === last) return;
      last = wanted;
      for (const abort of running.values()) abort();
      for (const status of visible) read(anew, status);
    };
    follow();
    const unfollow = store.subscribe(follow);
    return () => {
      unfollow();
      for (const abort of running.values()) abort();
    };
  }, [store, read]);

  return useCallback(
    (status: JobStatus) => {
      const { hasLoaded } = selectColumns(store.getState())[status].loading;
      read(hasLoaded ? further : anew, status);
    },
    [store, read],
  );
}

/** As far as the column is shown; with other filters only its beginning. */
function anew(state: RootState, status: JobStatus): Reading {
  const column = selectColumns(state)[status];
  const query = { ...selectQuery(state), searchStatus: status, page: 1 };
  const isKnown = column.filters === filtersOf(query, status);
  const wanted = isKnown ? column.jobs.length : 1;
  return { status, query, held: [], total: null, wanted };
}

/** What has moved into the column may lie on a later page, so only those read there count. */
function further(state: RootState, status: JobStatus): Reading {
  const { jobs, pageSize, total } = selectColumns(state)[status];
  const own = jobs.filter(({ jobStatus }) => jobStatus === status).length;
  const held = selectShownColumns(state)[status].jobs.map(({ _id }) => _id);
  const page = Math.floor(own / pageSize) + 1;
  const query = { ...selectQuery(state), searchStatus: status, page };
  return { status, query, held, total, wanted: held.length + 1 };
}
