import type { ReactNode, Ref } from 'react';
import {
  selectHasJobs,
  selectHasPlaces,
  selectIsListEmpty,
  selectJobs,
  selectTotalJobs,
  selectView,
} from '@/features/allJobs/allJobsSlice';
import { ViewSwitch } from '@/features/allJobs/view/ViewSwitch';
import { useAppSelector } from '@/shared/store/withTypes';
import { Header, Top } from './JobList.styles';
import { NoJobs, WayOn } from './NoJobs';

type Props = {
  /** Where the focus goes when what had it leaves the page. */
  topRef: Ref<HTMLDivElement>;
  /** What else can be done with the list, beside its count. */
  actions: ReactNode;
};

/** What stands above the cards or the columns: how many there are, or that there are none. */
export function ListHeader({ topRef, actions }: Props) {
  const hasJobs = useAppSelector(selectHasJobs);
  const hasPlaces = useAppSelector(selectHasPlaces);
  const isEmpty = useAppSelector(selectIsListEmpty);
  const isBoard = useAppSelector(selectView) === 'board';
  // Where more stands below it, as a line.
  const isPlain = hasPlaces || isBoard;

  return (
    <>
      <Header>
        <Top ref={topRef} tabIndex={-1} aria-live="polite" aria-atomic>
          {hasJobs && <CountLine />}
          {isEmpty && (isPlain ? <h2>No jobs to display...</h2> : <NoJobs />)}
        </Top>
        {(hasJobs || isBoard) && <ViewSwitch />}
        {hasJobs && actions}
      </Header>
      {isEmpty && isBoard && <WayOn />}
    </>
  );
}

function CountLine() {
  const areSeveral = useAppSelector((state) => selectJobs(state).length > 1);
  const totalJobs = useAppSelector(selectTotalJobs);
  return (
    <h2>
      {totalJobs} job{areSeveral ? 's' : ''} found
    </h2>
  );
}
