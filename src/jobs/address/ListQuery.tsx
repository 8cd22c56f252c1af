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
import { listAddressOpened, listChanged } from '@/jobs/allJobsSlice';
import { selectListAddress, selectQuery, selectView } from '@/jobs/reads/listSelectors';
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
  const shownPage = useAppSelector((root) => selectQuery(root).page);

  const writeAddress = useCallback(
    (options: NavigateOptions) => {
      // Another page may be open already, and not be rendered yet.
      if (window.location.pathname !== page) return;
      const current = window.location.search;
      const next = writeListAddress(selectListAddress(store.getState()), current);
      if (next !== current) void navigate({ search: next }, options);
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

  const openAddress = useEffectEvent(() => {
    const { pathname: opened, search } = window.location;
    if (opened !== page) return;
    const wanted = wantedList(store.getState(), search, isBack);
    if (wanted !== null) store.dispatch(listAddressOpened(wanted));
  });
  // In a layout effect, so that it is settled before a passive one reads the list.
  useLayoutEffect(() => openAddress(), [key]);

  const correctAddress = useEffectEvent(() => writeAddress({ replace: true, state }));
  // The link was bare or made no sense, or a page past the end has become the last one by an answer.
  useEffect(() => correctAddress(), [key, shownPage]);

  return <ListQueryContext value={setListQuery}>{children}</ListQueryContext>;
}

/** What an address asks for; null for what is shown, which the app has written itself or a bare link leads to. */
function wantedList(state: RootState, search: string, isBack: boolean): ListAddress | null {
  const isBare = isBareAddress(search);
  const address = readListAddress(search);
  if (selectView(state) === null) return isBare ? { ...address, view: rememberedView() } : address;
  const isWritten = writeListAddress(selectListAddress(state), search) === search;
  return isWritten || (isBare && !isBack) ? null : address;
}
