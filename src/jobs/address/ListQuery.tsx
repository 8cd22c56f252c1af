import {
  createContext,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  type ReactNode,
} from 'react';
import {
  NavigationType,
  useHref,
  useLocation,
  useNavigate,
  useNavigationType,
  type Location,
  type NavigateOptions,
} from 'react-router-dom';
import { useAppSelector, useAppStore, type RootState } from '@/shared/store/withTypes';
import { listAddressOpened, listChanged, selectListAddress, selectView } from '@/jobs/allJobsSlice';
import type { ListAddress } from '@/jobs/allJobsState';
import { isBareAddress, readListAddress, writeListAddress } from './listAddress';
import { rememberedView } from './rememberedView';

type SetListQuery = (change: Partial<ListAddress>, options?: { replace: boolean }) => void;

const ListQueryContext = createContext<SetListQuery>(() => undefined);

/**
 * Changes what the list shows, and its address: as a new entry of the history, unless it is to replace the
 * current one.
 */
export function useListQuery(): SetListQuery {
  return use(ListQueryContext);
}

/**
 * Keeps the store's query and the address of the page alike. The store is the owner: an address that says
 * something, or that Back leads to, is taken over; a bare link shows what the store holds.
 */
export function ListQuery({ children }: { children: ReactNode }) {
  const store = useAppStore();
  const navigate = useNavigate();
  const { key, pathname, state } = useLocation() as Location<unknown>;
  const page = useHref(pathname);
  const isBack = useNavigationType() === NavigationType.Pop;
  const shown = useAppSelector(selectListAddress);

  const writeAddress = useCallback(
    (options: NavigateOptions) => {
      // Another page may be open already, and not be rendered yet.
      if (window.location.pathname !== page) return;
      const current = window.location.search;
      const search = writeListAddress(selectListAddress(store.getState()), current);
      if (search !== current) void navigate({ search }, options);
    },
    [store, navigate, page],
  );

  const setListQuery = useCallback<SetListQuery>(
    (change, options = { replace: false }) => {
      store.dispatch(listChanged(change));
      writeAddress(options);
    },
    [store, writeAddress],
  );

  // What comes from outside. In a layout effect, so that it is settled before a passive one reads the list.
  useLayoutEffect(() => {
    const { pathname: opened, search } = window.location;
    if (opened === page)
      store.dispatch(listAddressOpened(wantedList(store.getState(), search, isBack)));
  }, [store, key, page, isBack]);

  const correctAddress = useEffectEvent(() => writeAddress({ replace: true, state }));
  // A page past the end has become the last one, or the link was bare.
  useEffect(() => correctAddress(), [key, shown]);

  return <ListQueryContext value={setListQuery}>{children}</ListQueryContext>;
}

function wantedList(state: RootState, search: string, isBack: boolean): ListAddress {
  const isFirst = selectView(state) === null;
  const isBare = isBareAddress(search);
  if (isBare && !isBack && !isFirst) return selectListAddress(state);
  const address = readListAddress(search);
  return isBare && isFirst ? { ...address, view: rememberedView() } : address;
}
