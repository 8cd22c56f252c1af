import { useLayoutEffect, type RefObject, type UIEvent } from 'react';
import { columnShown } from '@/jobs/allJobsSlice';
import { selectShownColumn } from '@/jobs/reads/listSelectors';
import type { JobStatus } from '@/jobs/model/statuses';
import { useAppDispatch, useAppSelector } from '@/shared/store/withTypes';
import { panelId } from './ColumnTabs';

/** How much of a column may be missing from sight, as browsers round, for it to be the one that is seen. */
const SLACK = 0.02;

/** Where there is room for one column only: which one is seen, and how to get to another. */
export function useActiveColumn(
  boardRef: RefObject<HTMLElement | null>,
  visible: readonly JobStatus[],
  isOneByOne: boolean,
) {
  const dispatch = useAppDispatch();
  const last = useAppSelector(selectShownColumn);
  const active = visible.find((status) => status === last) ?? visible[0] ?? last;

  // Also restores the column on return.
  useLayoutEffect(() => {
    const board = boardRef.current;
    const column = document.getElementById(panelId(active));
    if (isOneByOne && board && column) board.scrollTo({ left: column.offsetLeft });
  }, [boardRef, active, isOneByOne]);

  const show = (status: JobStatus) => {
    dispatch(columnShown(status));
  };

  const handleScroll = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent) => {
    const place = scrollLeft / clientWidth;
    const status = visible[Math.round(place)];
    if (status !== undefined && Math.abs(place - Math.round(place)) < SLACK) show(status);
  };

  return { active, show, handleScroll };
}
