import type { Ref } from 'react';
import { FiPlus } from 'react-icons/fi';
import { shallowEqual } from 'react-redux';
import { useOutletContext } from 'react-router-dom';
import {
  selectHasNothing,
  selectHasPlaces,
  selectIsFromCollection,
  selectIsListEmpty,
  selectIsReadOnly,
  selectMovedUp,
  selectOtherMatches,
  selectShownIds,
  selectTotalJobs,
  selectView,
} from '@/jobs/allJobsSlice';
import { TransferMenu } from '@/features/exporting/TransferMenu';
import { NarrowingChoices } from '@/features/search/NarrowingChoices';
import { NoJobs } from '@/features/list/NoJobs';
import { ReadRest } from '@/jobs/reads/ReadRest';
import { useListQuery } from '@/jobs/address/ListQuery';
import { Button } from '@/shared/ui/Button';
import { paths } from '@/shared/config/paths';
import { useAppSelector, type RootState } from '@/shared/store/withTypes';
import { agree } from '@/shared/text/agree';
import { Actions, AddJob, Header, PaperNote, Top } from './JobViews.styles';
import { SelectButton } from './SelectionPart';
import { useShownView } from './useShownView';
import { ViewSwitch } from './ViewSwitch';

type Props = {
  /** Where the focus goes when what had it leaves the page. */
  topRef: Ref<HTMLDivElement>;
  selectRef: Ref<HTMLButtonElement>;
};

/** What the header tells, in one subscription to the store. */
const selectHeader = (state: RootState) => ({
  count: selectShownIds(state).length,
  total: selectTotalJobs(state),
  others: selectOtherMatches(state),
  isFromCollection: selectIsFromCollection(state),
  movedUp: selectMovedUp(state),
  hasPlaces: selectHasPlaces(state),
  isEmpty: selectIsListEmpty(state),
  hasNothing: selectHasNothing(state),
  isReadOnly: selectIsReadOnly(state),
  chosen: selectView(state),
});

/** What stands above the cards or the columns: how many there are, or that there are none. */
export function ListHeader({ topRef, selectRef }: Props) {
  const setQuery = useListQuery();
  const header = useAppSelector(selectHeader, shallowEqual);
  const { count, total, others, movedUp, isEmpty, hasNothing } = header;
  const view = useShownView(header.chosen);
  const hasJobs = count > 0;
  const isList = view === 'list';
  // Where more stands below it, as a line.
  const isPlain = isList ? header.hasPlaces : !hasNothing;

  return (
    <Header>
      <Top ref={topRef} tabIndex={-1} aria-live="polite" aria-atomic>
        {hasJobs && (
          <>
            <h2>{`${total} job${count > 1 && total !== 1 ? 's' : ''} found`}</h2>
            {movedUp > 0 && (
              <small>{`${movedUp} moved up onto this page; press again to go on`}</small>
            )}
          </>
        )}
        {isEmpty && (isPlain ? <h2>No jobs to display...</h2> : <NoJobs />)}
      </Top>
      {hasJobs && (
        <PaperNote>{`${count} of ${Math.max(count, total)} ${agree(count, 'is', 'are')} printed here.`}</PaperNote>
      )}
      {(hasJobs || (!isList && !hasNothing)) && <ViewSwitch shown={view} />}
      {others > 0 && (
        <Button variant="ghost" isSmall onClick={() => setQuery({ reach: 'places' })}>
          {`and ${others} more by place`}
        </Button>
      )}
      {(header.isFromCollection || header.isReadOnly) && <ReadRest />}
      {hasJobs && !header.isReadOnly && <SelectButton ref={selectRef} />}
      {(hasJobs || !isList) && !hasNothing && <NarrowingChoices />}
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
