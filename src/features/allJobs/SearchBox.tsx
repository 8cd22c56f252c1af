import { useEffect, useState, type KeyboardEvent } from 'react';
import { useAppDispatch, useAppSelector } from '@/shared/store/withTypes';
import { TextInput } from '@/shared/ui/TextInput';
import { filterChanged, selectClearCount, selectFilters } from './allJobsSlice';

const DEBOUNCE_MS = 1000;

/**
 * The search text while it is typed. It becomes the filter a second after the last key, or at once
 * on Enter; leaving the page or 'clear filters' before that forgets it.
 */
export function SearchBox() {
  const dispatch = useAppDispatch();
  const { search } = useAppSelector(selectFilters);
  const clearCount = useAppSelector(selectClearCount);
  const [text, setText] = useState(search);
  const [seenClearCount, setSeenClearCount] = useState(clearCount);
  const typed = text.trim();

  if (clearCount !== seenClearCount) {
    setSeenClearCount(clearCount);
    setText('');
  }

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
        setText(event.target.value);
      }}
      onKeyDown={handleKeyDown}
      autoComplete="off"
      enterKeyHint="search"
    />
  );
}
