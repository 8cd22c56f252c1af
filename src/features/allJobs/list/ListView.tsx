import { useRef } from 'react';
import {
  refreshRequested,
  selectIsListLoading,
  selectListError,
} from '@/features/allJobs/allJobsSlice';
import type { Job } from '@/shared/api/contract';
import { useAppDispatch, useAppSelector } from '@/shared/store/withTypes';
import { ErrorState } from '@/shared/ui/ErrorState';
import { SpinnerRing } from '@/shared/ui/Spinner';
import { Overlay, Places } from './JobList.styles';
import { JobPlace } from './JobPlace';
import { WayOn } from './NoJobs';
import { Pagination } from './Pagination';
import type { Place } from './places';
import { useReturn } from './useReturn';

type Props = {
  places: Place[];
  isEmpty: boolean;
  onEdit: (job: Job) => void;
  /** What has the focus leaves the page. */
  onFocusLost: () => void;
  onPageChange: () => void;
};

/** The cards of one page, the ways to the others, and what went wrong with it. */
export function ListView({ places, isEmpty, onEdit, onFocusLost, onPageChange }: Props) {
  const dispatch = useAppDispatch();
  const isLoading = useAppSelector(selectIsListLoading);
  const error = useAppSelector(selectListError);
  const placesRef = useRef<HTMLUListElement>(null);
  const hasPlaces = places.length > 0;
  useReturn(placesRef, hasPlaces);

  return (
    <>
      {isLoading && (
        <Overlay>
          <SpinnerRing />
        </Overlay>
      )}
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
    </>
  );
}
