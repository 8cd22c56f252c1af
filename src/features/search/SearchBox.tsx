import { useCallback, useEffect, useRef, type KeyboardEvent } from 'react';
import { shallowEqual } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { searchTyped } from '@/jobs/allJobsSlice';
import { selectQuery, selectSearchText } from '@/jobs/reads/listSelectors';
import { useListQuery } from '@/jobs/address/ListQuery';
import { LONGEST_SEARCH } from '@/jobs/address/listAddress';
import { SEARCHING } from '@/shared/config/paths';
import { trimText } from '@/shared/text/trimText';
import { isComposing } from '@/shared/keys/isComposing';
import { useComposition } from '@/shared/keys/useComposition';
import { useFocusAtOpening } from '@/shared/focus/useFocusAtOpening';
import { useKeys } from '@/shared/keys/useKeys';
import {
  useAppDispatch,
  useAppSelector,
  useAppStore,
  type RootState,
} from '@/shared/store/withTypes';
import { COARSE } from '@/shared/styles/media';
import { TextInput } from '@/shared/ui/TextInput';

const DEBOUNCE_MS = 1000;

const selectSearch = (state: RootState) => ({
  search: selectQuery(state).search,
  text: selectSearchText(state),
});

/**
 * The search text while it is typed. It becomes the filter a second after the last key, or at once
 * on Enter. Leaving the page before that forgets it.
 */
export function SearchBox() {
  const dispatch = useAppDispatch();
  const setQuery = useListQuery();
  const store = useAppStore();
  const { search, text } = useAppSelector(selectSearch, shallowEqual);
  /** The query that this box has set: until something else changes it, further texts replace its entry. */
  const ownQuery = useRef<unknown>(null);
  const { pauseMs, events } = useComposition(DEBOUNCE_MS);
  const typed = trimText(text);
  const boxRef = useRef<HTMLInputElement>(null);
  useFocusAtOpening(boxRef, useLocation().state === SEARCHING);
  useKeys({ '/': () => boxRef.current?.focus() });

  // A tab, as between two cells that are pasted, could not be read back from the address.
  const type = (next: string) => dispatch(searchTyped(next.replaceAll(/\p{Cc}/gu, ' ')));

  const apply = useCallback(() => {
    const isOwn = selectQuery(store.getState()) === ownQuery.current;
    setQuery({ search: typed }, { replace: isOwn });
    ownQuery.current = selectQuery(store.getState());
  }, [setQuery, store, typed]);

  useEffect(() => {
    if (typed === search) return undefined;
    const timer = setTimeout(apply, pauseMs);
    return () => clearTimeout(timer);
  }, [apply, typed, search, pauseMs]);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
    if (typed !== search) apply();
    // The keyboard of a phone covers what was found.
    if (matchMedia(COARSE).matches) boxRef.current?.blur();
  };

  return (
    <TextInput
      ref={boxRef}
      name="search"
      type="search"
      value={text}
      onChange={({ target }) => type(target.value)}
      onKeyDown={handleKeyDown}
      {...events}
      maxLength={LONGEST_SEARCH}
      autoComplete="off"
      enterKeyHint="search"
    />
  );
}
