import type { Ref, RefObject } from 'react';
import { FiCheckSquare } from 'react-icons/fi';
import { shallowEqual } from 'react-redux';
import { saveJobs } from '@/features/exporting/saveJobs';
import {
  selectIsSelecting,
  selectRemovedTogether,
  selectRun,
  selectRunProblem,
} from '@/jobs/allJobsSlice';
import { selectionBegun, selectionEnded } from '@/jobs/selection/selection';
import { lazyPart } from '@/shared/loading/lazyPart';
import { useAppDispatch, useAppSelector, type RootState } from '@/shared/store/withTypes';
import { PartBoundary } from '@/shared/ui/PartBoundary';
import { ToggleButton } from './ToggleButton';

type Props = {
  /** The button that begins a selection. */
  selectRef: RefObject<HTMLButtonElement | null>;
};

const SelectionBar = lazyPart(
  async () => (await import('@/features/selection/SelectionBar')).SelectionBar,
);

const selectSelectButton = (state: RootState) => ({
  isSelecting: selectIsSelecting(state),
  isLocked: selectRun(state) !== null,
});

/** Begins and ends the selection of several jobs. */
export function SelectButton({ ref }: { ref: Ref<HTMLButtonElement> }) {
  const dispatch = useAppDispatch();
  const { isSelecting, isLocked } = useAppSelector(selectSelectButton, shallowEqual);

  return (
    <ToggleButton
      ref={ref}
      aria-pressed={isSelecting}
      variant="ghost"
      isSmall
      isInactive={isLocked}
      onClick={() => dispatch(isSelecting ? selectionEnded() : selectionBegun())}
      onPointerEnter={SelectionBar.prefetch}
      onFocus={SelectionBar.prefetch}
    >
      <FiCheckSquare aria-hidden />
      <span>select</span>
    </ToggleButton>
  );
}

/** The bar of several jobs; its code is loaded when the first are selected. */
export function SelectionPart({ selectRef }: Props) {
  const isShown = useAppSelector(
    (state) =>
      selectIsSelecting(state) ||
      selectRun(state) !== null ||
      selectRunProblem(state) !== null ||
      selectRemovedTogether(state).length > 0,
  );
  if (!isShown) return null;
  return (
    <PartBoundary name="bar">
      <SelectionBar onExport={saveJobs} selectRef={selectRef} />
    </PartBoundary>
  );
}
