import type { Ref } from 'react';
import { FiPlus } from 'react-icons/fi';
import { shallowEqual } from 'react-redux';
import { useOutletContext } from 'react-router-dom';
import {
  selectIsFromCollection,
  selectOtherMatches,
  selectShownIds,
  selectTotalJobs,
} from '@/jobs/reads/found';
import { selectView } from '@/jobs/reads/listSelectors';
import { selectListState } from '@/jobs/reads/listState';
import { selectIsReadOnly } from '@/jobs/reads/serverLost';
import { TransferMenu } from '@/features/exporting/TransferMenu';
import { NothingHeading } from '@/features/list/NoJobs';
import { ReadRest } from '@/jobs/reads/ReadRest';
import { useListQuery } from '@/jobs/address/ListQuery';
import { Button } from '@/shared/ui/Button';
import { pageName, paths } from '@/shared/config/paths';
import { useAppSelector, type RootState } from '@/shared/store/withTypes';
import { agree } from '@/shared/text/agree';
import { Actions, AddJob, Controls, Header, PaperNote, Top } from './ListHeader.styles';
import { useNewLine } from './useNewLine';
import { SelectButton } from './SelectionPart';
import { useShownView } from './useShownView';
import { ViewSwitch } from './ViewSwitch';

type Props = {
  /** Where the focus goes when what had it leaves the page. */
  topRef: Ref<HTMLDivElement>;
  selectRef: Ref<HTMLButtonElement>;
};

const selectHeader = (state: RootState) => ({
  listState: selectListState(state),
  others: selectOtherMatches(state),
  isFromCollection: selectIsFromCollection(state),
  isReadOnly: selectIsReadOnly(state),
  chosen: selectView(state),
});

/** How many there are, the ways to see them, and what is done with them or beside them. */
export function ListHeader({ topRef, selectRef }: Props) {
  const setQuery = useListQuery();
  const header = useAppSelector(selectHeader, shallowEqual);
  const { listState, others } = header;
  const hasJobs = listState === 'jobs';
  const view = useShownView(header.chosen);
  /** What a list has no use for while it is empty. */
  const hasWays = hasJobs || (view !== 'list' && listState !== 'nothing');
  const hasNewLine = hasWays && view !== 'table';
  const newLine = useNewLine();

  return (
    <>
      <Header>
        <Top ref={topRef} tabIndex={-1} aria-live="polite" aria-atomic>
          <Found />
        </Top>
        {hasJobs && <PrintedCount />}
        {others > 0 && (
          <Button variant="ghost" isSmall onClick={() => setQuery({ reach: 'places' })}>
            {`and ${others} more by place`}
          </Button>
        )}
        {(header.isFromCollection || header.isReadOnly) && <ReadRest />}
        <Controls>
          {hasNewLine && newLine.button}
          {hasWays && <ViewSwitch shown={view} />}
          {hasJobs && !header.isReadOnly && <SelectButton ref={selectRef} />}
          {hasJobs && (
            <Actions>
              <ListTransfer />
              <AddJob to={paths.addJob}>
                <FiPlus aria-hidden />
                <span>{pageName('addJob')}</span>
              </AddJob>
            </Actions>
          )}
        </Controls>
      </Header>
      {hasNewLine && newLine.form}
    </>
  );
}

const selectFound = (state: RootState) => ({
  count: selectShownIds(state).length,
  total: selectTotalJobs(state),
  listState: selectListState(state),
});

/** How many were found. A part of its own, so that another number renders none of the controls. */
function Found() {
  const { count, total, listState } = useAppSelector(selectFound, shallowEqual);

  // More stands below it.
  if (listState === 'emptyPage') return <NothingHeading />;
  if (listState !== 'jobs') return null;
  return <h2>{`${total} job${count > 1 && total !== 1 ? 's' : ''} found`}</h2>;
}

function PrintedCount() {
  const count = useAppSelector((state) => selectShownIds(state).length);
  const total = useAppSelector((state) => Math.max(count, selectTotalJobs(state)));
  return <PaperNote>{`${count} of ${total} ${agree(count, 'is', 'are')} printed here.`}</PaperNote>;
}

/** The frame of the page opens the dialogs. */
function ListTransfer() {
  return <TransferMenu onOpen={useOutletContext()} />;
}
