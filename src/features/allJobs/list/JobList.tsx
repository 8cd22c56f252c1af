import { useCallback, useMemo, useRef, type ReactNode } from 'react';
import {
  selectIsListLoading,
  selectJobs,
  selectListError,
  selectNumOfPages,
  selectRemovals,
  selectTotalJobs,
  selectView,
} from '@/features/allJobs/allJobsSlice';
import { BoardView } from '@/features/allJobs/view/BoardView';
import { ViewSwitch } from '@/features/allJobs/view/ViewSwitch';
import type { Job } from '@/shared/api/contract';
import { useAppSelector } from '@/shared/store/withTypes';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { Header, Section, Top } from './JobList.styles';
import { ListView } from './ListView';
import { NoJobs, WayOn } from './NoJobs';
import { placesOf } from './places';
import { useFetchedList } from './useFetchedList';

type Props = {
  onEdit: (job: Job) => void;
  /** What else can be done with the list, beside its count. */
  actions: ReactNode;
};

/** The jobs that pass the filters, and whatever else there is to say about them. */
export function JobList({ onEdit, actions }: Props) {
  const jobs = useAppSelector(selectJobs);
  const removals = useAppSelector(selectRemovals);
  const places = useMemo(() => placesOf(jobs, removals), [jobs, removals]);
  const isLoading = useAppSelector(selectIsListLoading);
  const hasPages = useAppSelector(selectNumOfPages) > 1;
  const error = useAppSelector(selectListError);
  const isBoard = useAppSelector(selectView) === 'board';
  const topRef = useRef<HTMLDivElement>(null);
  useFetchedList();

  const hasPlaces = places.length > 0;
  const isEmpty = jobs.length === 0 && !isLoading && !error;
  // Where more stands below it, as a line.
  const isPlain = hasPlaces || isBoard;
  const focusTop = useCallback(() => topRef.current?.focus({ preventScroll: true }), []);

  return (
    <>
      {/* Outside of what is busy, where nothing is announced. */}
      <VisuallyHidden role="status">{isLoading && 'loading jobs'}</VisuallyHidden>
      <Section aria-label="jobs" aria-busy={isLoading && !isBoard} $hasPages={hasPages}>
        <Header>
          <Top ref={topRef} tabIndex={-1} aria-live="polite" aria-atomic>
            {jobs.length > 0 && <CountLine />}
            {isEmpty && (isPlain ? <h2>No jobs to display...</h2> : <NoJobs />)}
          </Top>
          {(jobs.length > 0 || isBoard) && <ViewSwitch />}
          {jobs.length > 0 && actions}
        </Header>
        {isEmpty && isBoard && <WayOn />}
        {isBoard ? (
          <BoardView onEdit={onEdit} />
        ) : (
          <ListView
            places={places}
            isEmpty={isEmpty}
            onEdit={onEdit}
            onFocusLost={focusTop}
            onPageChange={() => {
              focusTop();
              topRef.current?.scrollIntoView();
            }}
          />
        )}
      </Section>
    </>
  );
}

function CountLine() {
  const jobs = useAppSelector(selectJobs);
  const totalJobs = useAppSelector(selectTotalJobs);
  return (
    <h2>
      {totalJobs} job{jobs.length > 1 ? 's' : ''} found
    </h2>
  );
}
