import type { RefObject } from 'react';
import { saveJobs } from '@/features/exporting/saveJobs';
import {
  selectIsSelecting,
  selectRemovedTogether,
  selectRun,
  selectRunProblem,
} from '@/jobs/allJobsSlice';
import { lazyPart } from '@/shared/lib/lazyPart';
import { useAppSelector } from '@/shared/store/withTypes';
import { PartBoundary } from '@/shared/ui/PartBoundary';

type Props = {
  /** The button that begins a selection. */
  selectRef: RefObject<HTMLButtonElement | null>;
};

const SelectionBar = lazyPart(
  async () => (await import('@/features/selection/SelectionBar')).SelectionBar,
);

export const prefetchSelection = SelectionBar.prefetch;

/** The bar of several jobs; its code is loaded when the first are selected. */
export function SelectionPart({ selectRef }: Props) {
  const isSelecting = useAppSelector(selectIsSelecting);
  const hasRun = useAppSelector(
    (state) =>
      selectRun(state) !== null ||
      selectRunProblem(state) !== null ||
      selectRemovedTogether(state).length > 0,
  );
  if (!isSelecting && !hasRun) return null;
  return (
    <PartBoundary name="bar" message="The bar for the selected applications cannot be shown.">
      <SelectionBar onExport={saveJobs} selectRef={selectRef} />
    </PartBoundary>
  );
}
