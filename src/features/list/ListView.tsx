import { useEffect, useMemo } from 'react';
import {
  refreshRequested,
  selectIds,
  selectIsListEmpty,
  selectListError,
  selectRemovals,
  selectUnreadable,
} from '@/jobs/allJobsSlice';
import { EmptyListActions } from './NoJobs';
import { placesOf } from '@/jobs/writes/places';
import { useAppDispatch, useAppSelector } from '@/shared/store/withTypes';
import { ErrorState } from '@/shared/ui/ErrorState';
import { agree } from '@/shared/text/agree';
import { CardFrames } from './CardFrames';
import { JobPlace } from './JobPlace';
import { Pagination } from './Pagination';
import { List, Places } from './Places.styles';

type Props = {
  onPageChange: () => void;
  /** There are cards to be seen. */
  onShown: () => void;
};

/** The cards of one page, the ways to the others, and what went wrong with it. */
export function ListView({ onPageChange, onShown }: Props) {
  const dispatch = useAppDispatch();
  const ids = useAppSelector(selectIds);
  const removals = useAppSelector(selectRemovals);
  const places = useMemo(() => placesOf(ids, removals), [ids, removals]);
  const isEmpty = useAppSelector(selectIsListEmpty);
  const error = useAppSelector(selectListError);
  const unreadable = useAppSelector(selectUnreadable);
  const hasPlaces = places.length > 0;

  useEffect(() => {
    if (hasPlaces) onShown();
  }, [hasPlaces, onShown]);

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
      {isEmpty && hasPlaces && <EmptyListActions />}
      {unreadable > 0 && (
        <p>{`${unreadable} of this page cannot be read and ${agree(unreadable, 'is', 'are')} not shown.`}</p>
      )}
      <Pagination onPageChange={onPageChange} />
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
