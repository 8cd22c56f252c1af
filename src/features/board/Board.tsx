import { useRef, useState } from 'react';
import { refreshRequested } from '@/jobs/allJobsSlice';
import { selectJob } from '@/jobs/jobSelectors';
import { selectColumnIds, selectFoundIds } from '@/jobs/reads/found';
import { selectUnreadable } from '@/jobs/reads/listSelectors';
import { selectIsListLoading, selectListError } from '@/jobs/reads/listState';
import { selectLastMove } from '@/jobs/writes/writeSelectors';
import { findCard } from '@/jobs/cards/cardElements';
import { useCardMode } from '@/jobs/cards/CardMode';
import { STATUS_ORDER } from '@/jobs/model/statuses';
import { spellNumber } from '@/shared/text/spellNumber';
import { selectVisible } from '@/jobs/reads/shownJobs';
import { perform, STATUS_ACTIONS } from '@/jobs/actions/writeActions';
import { useDocumentEvent } from '@/shared/hooks/useDocumentEvent';
import { useMediaQuery } from '@/shared/hooks/useMediaQuery';
import {
  useAppDispatch,
  useAppSelector,
  useAppStore,
  type RootState,
} from '@/shared/store/withTypes';
import { ErrorState } from '@/shared/ui/ErrorState';
import { theme } from '@/shared/styles/theme';
import { Area, Columns, MoveNote, Rest } from './Board.styles';
import { DraggedCard } from '@/jobs/cards/JobCard';
import { BoardColumn } from './BoardColumn';
import { ColumnTabs } from './ColumnTabs';
import { DragArea } from './dragging';
import { MovedCards } from './MovedCards';
import { useActiveColumn } from './useActiveColumn';
import { useOffsetTop } from './useOffsetTop';
import { countText } from '@/jobs/model/countText';
import { agree } from '@/shared/text/agree';

const WIDE = `(min-width: ${theme.breakpoint.bar}px)`;

/** The applications in columns by status, between which they are moved. */
export function Board() {
  const store = useAppStore();
  const visible = useAppSelector(selectVisible);
  const isWide = useMediaQuery(WIDE);
  const mode = useCardMode();
  const boardRef = useRef<HTMLDivElement>(null);
  useOffsetTop(boardRef);

  const isOneByOne = !isWide && visible.length > 1;
  const { active, show, handleScroll } = useActiveColumn(boardRef, visible, isOneByOne);

  const find = (id: string) => selectJob(store.getState(), id);
  const preview = (id: string) => {
    const job = find(id);
    return job && <DraggedCard job={job} />;
  };
  const handleDrop = (id: string, to: string) => {
    const job = find(id);
    const action = STATUS_ACTIONS.find(({ status }) => status === to);
    if (job === undefined || action === undefined) return;
    perform(store, action, { jobs: [job], isSelection: false });
    // Where it is once it has been rendered.
    requestAnimationFrame(() => findCard(id)?.scrollIntoView({ block: 'nearest' }));
  };

  return (
    <>
      {isOneByOne && <ColumnTabs columns={visible} active={active} onChoose={show} />}
      <LastMove isSeen={isOneByOne} />
      <MovedCards boardRef={boardRef} isOneByOne={isOneByOne} />
      <Area>
        <DragArea
          isOn={isOneByOne ? mode === 'open' : mode !== 'readOnly'}
          columns={visible}
          preview={preview}
          onDrop={handleDrop}
        >
          <Columns ref={boardRef} onScroll={isOneByOne ? handleScroll : undefined}>
            {visible.map((status) => (
              <BoardColumn
                key={status}
                status={status}
                isOneByOne={isOneByOne}
                isActive={status === active}
              />
            ))}
          </Columns>
        </DragArea>
      </Area>
      <OtherJobs />
    </>
  );
}

/** Announces a confirmed move until the next press. */
function LastMove({ isSeen }: { isSeen: boolean }) {
  const move = useAppSelector(selectLastMove);
  const [known, setKnown] = useState(move?.id);
  const last = move?.id;

  useDocumentEvent('pointerdown', () => setKnown(last));

  return (
    <MoveNote role="status" $isSeen={isSeen}>
      {move && last !== known && (
        <span key={last}>{`moved from ${move.before?.jobStatus} to ${move.fields.jobStatus}`}</span>
      )}
    </MoveNote>
  );
}

/** What no column shows: applications of another status, unreadable entries, and why the rest is not there. */
function OtherJobs() {
  const dispatch = useAppDispatch();
  const count = useAppSelector(selectOtherCount);
  const unreadable = useAppSelector(selectUnreadable);
  const error = useAppSelector(selectListError);
  const their = agree(count, 'its', 'their');

  return (
    <>
      {count > 0 && (
        <Rest>{`${countText(count)} ${agree(count, 'is', 'are')} in no column: ${their} status is none of the ${spellNumber(STATUS_ORDER.length)}.`}</Rest>
      )}
      {unreadable > 0 && (
        <Rest>{`${unreadable} cannot be read and ${agree(unreadable, 'is', 'are')} not shown.`}</Rest>
      )}
      {error && <ErrorState error={error} isNotice onRetry={() => dispatch(refreshRequested())} />}
    </>
  );
}

/** How many of the applications that were found are in no column. */
function selectOtherCount(state: RootState): number {
  const inColumns = Object.values(selectColumnIds(state)).reduce((sum, ids) => sum + ids.length, 0);
  return selectIsListLoading(state) ? 0 : selectFoundIds(state).length - inColumns;
}
