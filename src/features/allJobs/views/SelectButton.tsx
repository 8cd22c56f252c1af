import { FiCheckSquare } from 'react-icons/fi';
import { selectIsTicking, selectRun } from '@/features/allJobs/jobs/allJobsSlice';
import { tickingBegun, tickingEnded } from '@/features/allJobs/jobs/ticks';
import { useAppDispatch, useAppSelector } from '@/shared/store/withTypes';
import { prefetchSeveral } from './SeveralPart';
import { ToggleButton } from './ToggleButton';

/** Begins and ends the selection of several jobs. */
export function SelectButton() {
  const dispatch = useAppDispatch();
  const isTicking = useAppSelector(selectIsTicking);
  const isLocked = useAppSelector((state) => selectRun(state) !== null);

  return (
    <ToggleButton
      data-select
      aria-pressed={isTicking}
      variant="ghost"
      isSmall
      aria-disabled={isLocked || undefined}
      onClick={() => {
        if (!isLocked) dispatch(isTicking ? tickingEnded() : tickingBegun());
      }}
      onPointerEnter={prefetchSeveral}
      onFocus={prefetchSeveral}
    >
      <FiCheckSquare aria-hidden />
      <span>select</span>
    </ToggleButton>
  );
}
