import { useEffect, useState, type KeyboardEvent } from 'react';
import { LONGEST_SEARCH } from '@/features/allJobs/address/listAddress';
import { filterChanged, selectQuery } from '@/features/allJobs/allJobsSlice';
import { useAppDispatch, useAppSelector } from '@/shared/store/withTypes';
import { TextInput } from '@/shared/ui/TextInput';
import { focusWantedSearch } from './searchFocus';

const DEBOUNCE_MS = 1000;

/**
 * The search text while it is typed. It becomes the filter a second after the last key, or at once
 * on Enter. Leaving the page before that forgets it, and so does a new `key`, by which the form
 * lets the box follow 'clear filters'.
 */
export function SearchBox() {
  const dispatch = useAppDispatch();
  const search = useAppSelector((state) => selectQuery(state).search);
  const [text, setText] = useState(search);
  const [seenSearch, setSeenSearch] = useState(search);
  const typed = text.trim();

  // What the box itself has set stays as it is typed; Back and links bring another text.
  if (search !== seenSearch) {
    setSeenSearch(search);
    if (search !== typed) setText(search);
  }

  useEffect(focusWantedSearch, []);

  useEffect(() => {
    if (typed === search) return undefined;
    const timer = setTimeout(() => {
      dispatch(filterChanged({ search: typed }));
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [dispatch, typed, search]);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || typed === search) return;
    dispatch(filterChanged({ search: typed }));
  };

  return (
    <TextInput
      name="search"
      type="search"
      value={text}
      onChange={(event) => {
        // A tab, as between two cells that are pasted, could not be read back from the address.
        setText(event.target.value.replaceAll(/\p{Cc}/gu, ' '));
      }}
      onKeyDown={handleKeyDown}
      maxLength={LONGEST_SEARCH}
      autoComplete="off"
      enterKeyHint="search"
    />
  );
}
