import { useCallback, useEffect, useRef } from 'react';
import { refreshRequested } from '@/jobs/allJobsSlice';
import { selectIds, selectPage } from '@/jobs/reads/found';
import { selectUnreadable } from '@/jobs/reads/listSelectors';
import { selectListError, selectListState } from '@/jobs/reads/listState';
import { selectPlaces } from '@/jobs/writes/places';
import { EmptyListActions } from './NoJobs';
import { useAppDispatch, useAppSelector, useAppStore } from '@/shared/store/withTypes';
import { ErrorState } from '@/shared/ui/ErrorState';
import { agree } from '@/shared/text/agree';
import { CardFrames } from './CardFrames';
import { JobPlace } from './JobPlace';
import { Pagination } from './Pagination';
import { List, Places } from './Places.styles';

type Props = {
  /** The page that a button asked for has taken the place of the one before. */
  onPageShown: () => void;
};

/** The cards of one page, the ways to the others, and what went wrong with it. */
export function ListView({ onPageShown }: Props) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const ids = useAppSelector(selectIds);
  const places = useAppSelector(selectPlaces);
  const isEmptyPage = useAppSelector((state) => selectListState(state) === 'emptyPage');
  const error = useAppSelector(selectListError);
  const unreadable = useAppSelector(selectUnreadable);
  const hasPlaces = places.length > 0;

  const wantedPage = useRef<number | null>(null);

  const handlePageChange = useCallback((page: number) => {
    wantedPage.current = page;
  }, []);

  // Not as the button is pressed, when the cards of before would be laid out and painted once more.
  useEffect(() => {
    if (wantedPage.current === selectPage(store.getState())) onPageShown();
    wantedPage.current = null;
  }, [ids, store, onPageShown]);

  return (
    <>
      {!hasPlaces && <CardFrames />}
      {hasPlaces && (
        <List>
          <Places>
            {places.map((place) => (
              <JobPlace key={place.id} {...place} />
            ))}
          </Places>
        </List>
      )}
      {isEmptyPage && <EmptyListActions />}
      {unreadable > 0 && (
        <p>{`${unreadable} of this page cannot be read and ${agree(unreadable, 'is', 'are')} not shown.`}</p>
      )}
      <Pagination onPageChange={handlePageChange} />
      {error && (
        <ErrorState
          error={error}
          isNotice={hasPlaces}
          onRetry={() => dispatch(refreshRequested())}
        />
      )}
    </>
  );
}
