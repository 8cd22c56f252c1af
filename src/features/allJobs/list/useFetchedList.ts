import { useEffect } from 'react';
import { placesLeft, selectQuery, selectRefreshCount } from '@/features/allJobs/allJobsSlice';
import { sessionSignal } from '@/shared/api/sessionScope';
import { notifyOfRead } from '@/shared/lib/notifyFailure';
import { useAppDispatch, useAppStore } from '@/shared/store/withTypes';
import { fetchJobs } from './readingList';

/**
 * Reads the list whenever the filters, the page or a reason to refresh change: as the store
 * changes, since an effect would send the request behind a render, which then follows twice.
 */
export function useFetchedList(): void {
  const dispatch = useAppDispatch();
  const store = useAppStore();

  useEffect(() => {
    const session = sessionSignal();
    let read: unknown[] = [];
    let abort: (() => void) | undefined;

    const follow = () => {
      const state = store.getState();
      const query = selectQuery(state);
      const wanted = [query, selectRefreshCount(state)];
      // What the end of a session forgets is no reason to read.
      if (session.aborted || wanted.every((value, index) => value === read[index])) return;
      read = wanted;
      abort?.();
      const request = dispatch(fetchJobs(query));
      abort = () => request.abort();
      void notifyOfRead(request.unwrap(), fetchJobs.typePrefix);
    };
    follow();
    const unfollow = store.subscribe(follow);
    return () => {
      unfollow();
      abort?.();
    };
  }, [dispatch, store]);

  // Whoever leaves the list finds it closed up again.
  useEffect(
    () => () => {
      dispatch(placesLeft());
    },
    [dispatch],
  );
}
