import { useEffect } from 'react';
import { selectListState } from '@/jobs/reads/listState';
import { useAppSelector } from '@/shared/store/withTypes';

/** Tells that cards, or the places of removed ones, are on the page: it is rendered with what shows them. */
export function CardsShown({ onShown }: { onShown: () => void }) {
  const listState = useAppSelector(selectListState);
  const areShown = listState === 'jobs' || listState === 'emptyPage';

  useEffect(() => {
    if (areShown) onShown();
  }, [areShown, onShown]);

  return null;
}
