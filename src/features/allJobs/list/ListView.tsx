import { useMemo, useRef } from 'react';
import {
  refreshRequested,
  selectIsListEmpty,
  selectJobs,
  selectListError,
  selectRemovals,
} from '@/features/allJobs/allJobsSlice';
import type { Job } from '@/shared/api/contract';
import { useAppDispatch, useAppSelector } from '@/shared/store/withTypes';
import { ErrorState } from '@/shared/ui/ErrorState';
import { Places } from './JobList.styles';
import { JobPlace } from './JobPlace';
import { WayOn } from './NoJobs';
import { Pagination } from './Pagination';
import { placesOf } from './places';
import { PlaceOfReturn } from './PlaceOfReturn';

type Props = {
  onEdit: (job: Job) => void;
  /** What has the focus leaves the page. */
  onFocusLost: () => void;
  onPageChange: () => void;
};

/** The cards of one page, the ways to the others, and what went wrong with it. */
export function ListView({ onEdit, onFocusLost, onPageChange }: Props) {
  const dispatch = useAppDispatch();
  const jobs = useAppSelector(selectJobs);
  const removals = useAppSelector(selectRemovals);
  const places = useMemo(() => placesOf(jobs, removals), [jobs, removals]);
  const isEmpty = useAppSelector(selectIsListEmpty);
  const error = useAppSelector(selectListError);
  const placesRef = useRef<HTMLUListElement>(null);
  const hasPlaces = places.length > 0;

  return (
    <>
      {hasPlaces && (
        <Places ref={placesRef}>
          {places.map((place) => (
            <JobPlace key={place.job._id} {...place} onEdit={onEdit} onPutBack={onFocusLost} />
          ))}
        </Places>
      )}
      {isEmpty && hasPlaces && <WayOn />}
      <Pagination onPageChange={onPageChange} />
      {error && (
        <ErrorState
          message={error.message}
          isNotice={hasPlaces}
          retryAfterSeconds={error.retryAfterSeconds}
          onRetry={() => {
            onFocusLost();
            dispatch(refreshRequested());
          }}
        />
      )}
      <PlaceOfReturn listRef={placesRef} isThere={hasPlaces} />
    </>
  );
}
