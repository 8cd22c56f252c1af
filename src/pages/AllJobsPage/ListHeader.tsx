import type { Ref } from 'react';
import { FiPlus } from 'react-icons/fi';
import { shallowEqual } from 'react-redux';
import { useOutletContext } from 'react-router-dom';
import {
  selectHasNothing,
  selectHasPlaces,
  selectIds,
  selectIsListEmpty,
  selectIsReadOnly,
  selectMovedUp,
  selectTable,
  selectTotalJobs,
  selectView,
} from '@/jobs/allJobsSlice';
import { TransferMenu } from '@/features/exporting/TransferMenu';
import { NoJobs } from '@/features/list/NoJobs';
import { selectFoundCount, selectShownIds } from '@/jobs/reads/shownJobs';
import { paths } from '@/shared/config/paths';
import { useAppSelector, type RootState } from '@/shared/store/withTypes';
import { agree } from '@/shared/text/agree';
import { Actions, AddJob, Header, PaperNote, Top } from './JobViews.styles';
import { TableLine } from './LazyView';
import { SelectButton } from './SelectionPart';
import { ViewSwitch } from './ViewSwitch';

type Props = {
  /** Where the focus goes when what had it leaves the page. */
  topRef: Ref<HTMLDivElement>;
  selectRef: Ref<HTMLButtonElement>;
};

/** What the header tells, in one subscription to the store. */
const selectHeader = (state: RootState) => ({
  count: selectIds(state).length,
  total: selectTotalJobs(state),
  found: selectFoundCount(state) ?? selectTotalJobs(state),
  printed: selectShownIds(state).length,
  movedUp: selectMovedUp(state),
  hasPlaces: selectHasPlaces(state),
  isEmpty: selectIsListEmpty(state),
  hasNothing: selectHasNothing(state),
  isReadOnly: selectIsReadOnly(state),
  view: selectView(state),
});

/** What stands above the cards or the columns: how many there are, or that there are none. */
export function ListHeader({ topRef, selectRef }: Props) {
  const header = useAppSelector(selectHeader, shallowEqual);
  const { count, total, found, printed, movedUp, isEmpty, hasNothing, view } = header;
  const hasJobs = count > 0;
  const isList = view === 'list';
  // Where more stands below it, as a line.
  const isPlain = isList ? header.hasPlaces : !hasNothing;

  return (
    <Header>
      <Top ref={topRef} tabIndex={-1} aria-live="polite" aria-atomic>
        {hasJobs && (
          <>
            <h2>{`${found} job${count > 1 && found !== 1 ? 's' : ''} found`}</h2>
            {view === 'table' && <TableCount />}
            {movedUp > 0 && (
              <small>{`${movedUp} moved up onto this page; press again to go on`}</small>
            )}
          </>
        )}
        {isEmpty && (isPlain ? <h2>No jobs to display...</h2> : <NoJobs />)}
      </Top>
      {hasJobs && (
        <PaperNote>{`${printed} of ${total} ${agree(printed, 'is', 'are')} printed here.`}</PaperNote>
      )}
      {(hasJobs || (!isList && !hasNothing)) && <ViewSwitch shown={view} />}
      {hasJobs && !header.isReadOnly && <SelectButton ref={selectRef} />}
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
