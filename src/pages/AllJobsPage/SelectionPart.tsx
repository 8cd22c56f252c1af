import type { RefObject } from 'react';
import {
  selectIsSelecting,
  selectRemovedTogether,
  selectRun,
  selectRunProblem,
} from '@/jobs/allJobsSlice';
import type { Job } from '@/jobs/api/contract';
import { lazyPart } from '@/shared/lib/lazyPart';
import { useAppSelector } from '@/shared/store/withTypes';
import { PartBoundary } from '@/shared/ui/PartBoundary';

type Props = {
  onExport: (jobs: Job[]) => void;
  /** The button that begins a selection. */
  selectRef: RefObject<HTMLButtonElement | null>;
};

const SelectionBar = lazyPart(
  async () => (await import('@/features/selection/SelectionBar')).SelectionBar,
);

export const prefetchSelection = SelectionBar.prefetch;

/** The bar of several jobs; its code is loaded when the first are selected. */
export function SelectionPart(props: Props) {
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
      <SelectionBar {...props} />
    </PartBoundary>
  );
}
