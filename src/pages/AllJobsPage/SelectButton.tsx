import type { Ref } from 'react';
import { FiCheckSquare } from 'react-icons/fi';
import { selectIsSelecting, selectRun } from '@/jobs/allJobsSlice';
import { selectionBegun, selectionEnded } from '@/jobs/selection';
import { useAppDispatch, useAppSelector } from '@/shared/store/withTypes';
import { prefetchSelection } from './SelectionPart';
import { ToggleButton } from './ToggleButton';

/** Begins and ends the selection of several jobs. */
export function SelectButton({ ref }: { ref: Ref<HTMLButtonElement> }) {
  const dispatch = useAppDispatch();
  const isSelecting = useAppSelector(selectIsSelecting);
  const isLocked = useAppSelector((state) => selectRun(state) !== null);

  return (
    <ToggleButton
      ref={ref}
      aria-pressed={isSelecting}
      variant="ghost"
      isSmall
      isInactive={isLocked}
      onClick={() => dispatch(isSelecting ? selectionEnded() : selectionBegun())}
      onPointerEnter={prefetchSelection}
      onFocus={prefetchSelection}
    >
      <FiCheckSquare aria-hidden />
      <span>select</span>
    </ToggleButton>
  );
}
