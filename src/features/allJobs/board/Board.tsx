import { useId, useRef, useState } from 'react';
import { PlaceOfReturn } from '@/features/allJobs/list/PlaceOfReturn';
import { useStatusChoice } from '@/features/allJobs/status/useStatusChoice';
import type { Job } from '@/shared/api/contract';
import { useMediaQuery } from '@/shared/lib/useMediaQuery';
import { useAppSelector } from '@/shared/store/withTypes';
import { theme } from '@/shared/styles/theme';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { Area, Columns } from './Board.styles';
import { BoardColumn } from './BoardColumn';
import { selectLastMove, selectShownColumns, selectVisible } from './boardSlice';
import { ColumnTabs } from './ColumnTabs';
import { DragArea } from './dragging';
import { focusHandle } from './followingFocus';
import { OtherJobs } from './OtherJobs';
import { isColumn } from './placing';
import { useActiveColumn } from './useActiveColumn';
import { useColumns } from './useColumns';

type Props = { onEdit: (job: Job) => void };

const WIDE = `(min-width: ${theme.breakpoint.bar}px)`;

/** The applications in columns by status, between which they are moved. */
export function Board({ onEdit }: Props) {
  const visible = useAppSelector(selectVisible);
  const shown = useAppSelector(selectShownColumns);
  const isWide = useMediaQuery(WIDE);
  const boardRef = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const read = useColumns();
  const choose = useStatusChoice();
  const jobs = visible.flatMap((status) => shown[status].jobs);

  const find = (id: string) => jobs.find(({ _id }) => _id === id);
  const isPanel = !isWide && visible.length > 1;
  const { active, show, arrive, handleScroll } = useActiveColumn(boardRef, visible, isPanel);

  const handleDrop = (card: HTMLElement, to: string) => {
    const job = find(card.dataset.job ?? '');
    if (job === undefined || !isColumn(to) || shown[to].jobs.includes(job)) return;
    focusHandle(card, job._id);
    void choose(job, to);
  };

  return (
    <>
      <LastMove />
      <p id={helpId} hidden>
        Space takes the card, left and right arrows choose a column, Space drops it, Escape cancels.
      </p>
      {isPanel && <ColumnTabs columns={visible} active={active} onChoose={show} />}
      <Area>
        <DragArea
          isOn={isWide}
          columns={visible}
          preview={(id) => <p>{find(id)?.position}</p>}
          onDrop={handleDrop}
        >
          <Columns ref={boardRef} onScroll={isPanel ? handleScroll : undefined}>
            {visible.map((status) => (
              <BoardColumn
                key={status}
                status={status}
                isPanel={isPanel}
                isActive={status === active}
                helpId={isWide ? helpId : null}
                onEdit={onEdit}
                onArrive={arrive}
                onRead={read}
              />
            ))}
          </Columns>
        </DragArea>
      </Area>
      <OtherJobs />
      <PlaceOfReturn listRef={boardRef} isThere={jobs.length > 0} />
    </>
  );
}

/** Said once the server has answered; also when two moves are the same. */
function LastMove() {
  const move = useAppSelector(selectLastMove);
  const [seen] = useState(move?.number);
  return (
    <VisuallyHidden role="status">
      {move && move.number !== seen && (
        <span key={move.number}>
          moved from {move.from} to {move.to}
        </span>
      )}
    </VisuallyHidden>
  );
}
