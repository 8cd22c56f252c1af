import type { Ref } from 'react';
import { FiPlus } from 'react-icons/fi';
import { useOutletContext } from 'react-router-dom';
import {
  selectHasNothing,
  selectHasPlaces,
  selectIds,
  selectIsListEmpty,
  selectMovedUp,
  selectTable,
  selectTotalJobs,
  selectView,
} from '@/jobs/allJobsSlice';
import { TransferMenu } from '@/features/exporting/TransferMenu';
import { NoJobs } from '@/features/list/NoJobs';
import { selectFoundCount, selectShownIds } from '@/jobs/shownJobs';
import { useIsReadOnly } from '@/jobs/offline/AsOf';
import { paths } from '@/shared/config/paths';
import { useAppSelector } from '@/shared/store/withTypes';
import { Actions, AddJob, Header, PaperNote, Top } from './JobViews.styles';
import { TableLine } from './LazyView';
import { SelectButton } from './SelectionPart';
import { ViewSwitch } from './ViewSwitch';

type Props = {
  /** Where the focus goes when what had it leaves the page. */
  topRef: Ref<HTMLDivElement>;
  selectRef: Ref<HTMLButtonElement>;
};

/** What stands above the cards or the columns: how many there are, or that there are none. */
export function ListHeader({ topRef, selectRef }: Props) {
  const hasJobs = useAppSelector((state) => selectIds(state).length > 0);
  const hasPlaces = useAppSelector(selectHasPlaces);
  const isEmpty = useAppSelector(selectIsListEmpty);
  const view = useAppSelector(selectView);
  const isList = view === 'list';
  const hasNothing = useAppSelector(selectHasNothing);
  const isReadOnly = useIsReadOnly();
  // Where more stands below it, as a line.
  const isPlain = isList ? hasPlaces : !hasNothing;

  return (
    <Header>
      <Top ref={topRef} tabIndex={-1} aria-live="polite" aria-atomic>
        {hasJobs && <CountLine />}
        {isEmpty && (isPlain ? <h2>No jobs to display...</h2> : <NoJobs />)}
      </Top>
      {hasJobs && <PrintedCount />}
      {(hasJobs || (!isList && !hasNothing)) && <ViewSwitch />}
      {hasJobs && !isReadOnly && <SelectButton ref={selectRef} />}
      {view === 'table' && !hasNothing && <TableLine />}
      {hasJobs && (
        <Actions>
          <ListTransfer />
          <AddJob to={paths.addJob}>
            <FiPlus aria-hidden />
            add job
          </AddJob>
        </Actions>
      )}
    </Header>
  );
}

/** The frame of the page opens the dialogs. */
function ListTransfer() {
  return <TransferMenu onOpen={useOutletContext()} />;
}

function CountLine() {
  const areSeveral = useAppSelector((state) => selectIds(state).length > 1);
  const total = useAppSelector(selectTotalJobs);
  const found = useAppSelector(selectFoundCount) ?? total;
  const movedUp = useAppSelector(selectMovedUp);
  const view = useAppSelector(selectView);
  return (
    <>
      <h2>{`${found} job${areSeveral && found !== 1 ? 's' : ''} found`}</h2>
      {view === 'table' && <TableCount />}
      {movedUp > 0 && <small>{`${movedUp} moved up onto this page; press again to go on`}</small>}
    </>
  );
}

/** How much of the table is read, or chosen among all that is. */
function TableCount() {
  const { ids, rows, total, extent } = useAppSelector(selectTable);
  const of = total ?? ids.length;
  if (extent === 'unread') return null;
  const isNarrowed = extent === 'all' && rows.length < ids.length;
  return (
    <small>{isNarrowed ? `${rows.length} of ${of} shown` : `${ids.length} of ${of} read`}</small>
  );
}

function PrintedCount() {
  const count = useAppSelector((state) => selectShownIds(state).length);
  const totalJobs = useAppSelector(selectTotalJobs);
  return <PaperNote>{`${count} of ${totalJobs} are printed here.`}</PaperNote>;
}
