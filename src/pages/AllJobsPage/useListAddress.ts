import { useEffect, useLayoutEffect, useRef } from 'react';
import {
  NavigationType,
  useHref,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';
import { listAddressOpened, selectHistoryMode, selectQuery, selectView } from '@/jobs/allJobsSlice';
import type { HistoryMode, ListAddress } from '@/jobs/allJobsState';
import { isBareAddress, readListAddress, writeListAddress } from '@/jobs/listAddress';
import {
  useAppDispatch,
  useAppSelector,
  useAppStore,
  type RootState,
} from '@/shared/store/withTypes';
import { rememberedView } from './rememberedView';

/**
 * Keeps the store's query and the address of the page alike, both ways; the store is the owner. An
 * address that says something, or that Back leads to, is opened; a bare link shows what the store
 * holds.
 */
export function useListAddress(): void {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const navigate = useNavigate();
  const location = useLocation();
  const page = useHref(location.pathname);
  const isBack = useNavigationType() === NavigationType.Pop;
  const query = useAppSelector(selectQuery);
  const view = useAppSelector(selectView);
  /** The query string that store and address last had in common. */
  const agreed = useRef<string | null>(null);
  /** The history mode of the pending write. */
  const mode = useRef<HistoryMode | null>(null);

  // In a layout effect, so that it is settled before any passive effect reads the list.
  useLayoutEffect(() => {
    const { pathname, search } = window.location;
    // Another page may be opened already, and not be rendered yet.
    if (pathname !== page || search === agreed.current) return;
    agreed.current = search;
    mode.current = null;
    dispatch(listAddressOpened(wantedList(store.getState(), search, isBack)));
  }, [dispatch, store, location.key, page, isBack]);

  // In a later task, so that the request is sent first.
  useEffect(() => {
    if (mode.current !== 'push') mode.current = selectHistoryMode(store.getState());
    const write = () => {
      const { pathname, search: current } = window.location;
      if (pathname !== page || current !== agreed.current) return;
      const search = writeListAddress(shownList(store.getState()), current);
      const replace = mode.current === 'replace';
      mode.current = null;
      agreed.current = search;
      const state = replace ? (location.state as unknown) : null;
      if (search !== current) void navigate({ search }, { replace, state });
    };
    const timer = setTimeout(write);
    return () => clearTimeout(timer);
  }, [store, navigate, location, page, query, view]);
}

function wantedList(state: RootState, search: string, isBack: boolean): ListAddress {
  const isFirst = selectView(state) === null;
  const isBare = isBareAddress(search);
  if (isBare && !isBack && !isFirst) return shownList(state);
  const address = readListAddress(search);
  return isBare && isFirst ? { ...address, view: rememberedView() } : address;
}

function shownList(state: RootState): ListAddress {
  return { ...selectQuery(state), view: selectView(state) ?? 'list' };
}
