import { useEffect, useLayoutEffect, useRef } from 'react';
import {
  NavigationType,
  useHref,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';
import type { JobQuery } from '@/shared/api/jobPagePath';
import {
  listAddressOpened,
  selectClearCount,
  selectNumOfPages,
  selectQuery,
  selectView,
} from '@/features/allJobs/allJobsSlice';
import { rememberedView } from '@/features/allJobs/view/views';
import {
  useAppDispatch,
  useAppSelector,
  type AppDispatch,
  type RootState,
} from '@/shared/store/withTypes';
import { isBareAddress, readListAddress, writeListAddress } from './listAddress';

/**
 * Keeps the store's query and the address of the page alike, both ways. Whoever opens an address
 * that says something, or goes Back to one, gets what it says; a bare link shows what the store
 * holds. That is settled before what reads the list in an effect looks at the store.
 */
export function useListAddress(): void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const arrival = useLocation();
  const page = useHref(arrival.pathname);
  const isBack = useNavigationType() === NavigationType.Pop;
  const query = useAppSelector(selectQuery);
  const view = useAppSelector(selectView);
  const clearCount = useAppSelector(selectClearCount);
  /** The query string that store and address last agreed upon; rendered values come late. */
  const agreed = useRef<string | null>(null);
  const isOpened = useRef(false);
  const isTyped = useRef(false);
  const seenClears = useRef(clearCount);

  useLayoutEffect(() => {
    const { pathname, search: current } = window.location;
    // Another page may be opened already, and not be rendered yet.
    if (pathname !== page || current === agreed.current) return;
    dispatch(openAddress(current, isBack));
    agreed.current = current;
    isOpened.current = true;
    isTyped.current = false;
  }, [dispatch, arrival, page, isBack]);

  // Not before the router listens, which on a first visit is later than the effect above; and in a task of
  // its own, as writing an address takes longer than sending the request for its list.
  useEffect(() => {
    const { numOfPages } = dispatch(readList);
    const timer = setTimeout(() => {
      const { pathname, search: current } = window.location;
      if (pathname !== page || current !== agreed.current) return;
      const { next } = dispatch(readList);
      const search = writeListAddress(next, current);
      agreed.current = search;

      const isCleared = clearCount !== seenClears.current;
      seenClears.current = clearCount;
      const isSpelling = isOpened.current;
      isOpened.current = false;
      if (search === current) return;
      const shown = readListAddress(current);
      const isText = !isSpelling && !isCleared && isOnlyTextChanged(shown, next);
      const isMoreText = isText && isTyped.current;
      isTyped.current = isText;
      const isCorrected = next.page < shown.page && shown.page > Math.max(numOfPages, 1);
      const replace = isSpelling || isMoreText || isCorrected;
      const state = isSpelling ? (arrival.state as unknown) : null;
      void navigate({ search }, { replace, state });
    });
    return () => {
      clearTimeout(timer);
    };
  }, [dispatch, navigate, arrival, page, query, view, clearCount]);
}

/** A bare link shows what the store holds; the first one of a session, the view of the last visit. */
function openAddress(current: string, isBack: boolean) {
  return (dispatch: AppDispatch, getState: () => RootState) => {
    const isBare = isBareAddress(current);
    const isFirst = selectView(getState()) === null;
    if (isBare && !isBack && !isFirst) return;
    const address = readListAddress(current);
    if (isBare && isFirst) address.view = rememberedView();
    dispatch(listAddressOpened(address));
  };
}

function readList(_: unknown, getState: () => RootState) {
  const state = getState();
  const next = { ...selectQuery(state), view: selectView(state) ?? 'list' };
  return { next, numOfPages: selectNumOfPages(state) };
}

function isOnlyTextChanged(shown: JobQuery, next: JobQuery): boolean {
  return (
    shown.search !== next.search &&
    shown.searchStatus === next.searchStatus &&
    shown.searchType === next.searchType &&
    shown.sort === next.sort
  );
}
