import { useEffect, useRef, useState } from 'react';
import { selectJob, selectLastMove } from '@/features/allJobs/jobs/allJobsSlice';
import { isColumn } from '@/features/allJobs/jobs/allJobsState';
import { useStatusChoice } from '@/features/allJobs/status/useStatusChoice';
import type { Job } from '@/shared/api/contract';
import { useMediaQuery } from '@/shared/lib/useMediaQuery';
import { useAppSelector, useAppStore } from '@/shared/store/withTypes';
import { theme } from '@/shared/styles/theme';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { Area, Columns } from './Board.styles';
import { BoardColumn } from './BoardColumn';
import { selectShownColumns, selectVisible } from './boardSelectors';
import { ColumnTabs } from './ColumnTabs';
import { DragArea } from './dragging';
import { OtherJobs } from './OtherJobs';
import { useActiveColumn } from './useActiveColumn';

type Props = {
  onEdit: (job: Job) => void;
  /** There are cards to be seen. */
  onShown: () => void;
};

const WIDE = `(min-width: ${theme.breakpoint.bar}px)`;

/** The applications in columns by status, between which they are moved. */
export function Board({ onEdit, onShown }: Props) {
  const store = useAppStore();
  const visible = useAppSelector(selectVisible);
  const hasCards = useAppSelector((state) =>
    selectVisible(state).some((status) => selectShownColumns(state)[status].ids.length > 0),
  );
  const isWide = useMediaQuery(WIDE);
  const boardRef = useRef<HTMLDivElement>(null);
  const choose = useStatusChoice();

  useEffect(() => {
    if (hasCards) onShown();
  }, [hasCards, onShown]);

  const isPanel = !isWide && visible.length > 1;
  const { active, show, arrive, handleScroll } = useActiveColumn(boardRef, visible, isPanel);

  const find = (id: string) => selectJob(store.getState(), id);
  const handleDrop = (id: string, to: string) => {
    const job = find(id);
    if (job !== undefined && isColumn(to)) void choose(job, to);
  };

  return (
    <>
      <LastMove />
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
                onEdit={onEdit}
                onArrive={arrive}
              />
            ))}
          </Columns>
        </DragArea>
      </Area>
      <OtherJobs />
    </>
  );
}

/** Said once the server has answered; also when two moves are the same. */
function LastMove() {
  const move = useAppSelector(selectLastMove);
  const [seen] = useState(move?.requestId);
  return (
    <VisuallyHidden role="status">
      {move && move.requestId !== seen && (
        <span key={move.requestId}>
          moved from {move.from} to {move.to}
        </span>
      )}
    </VisuallyHidden>
  );
}
