import type { Ref, RefObject } from 'react';
import { FiCheckSquare } from 'react-icons/fi';
import { shallowEqual } from 'react-redux';
import styled from 'styled-components';
import { useSelectionInput } from '@/features/selection/useSelectionInput';
import { selectIsSelecting } from '@/jobs/selection/selectionSelectors';
import { selectRemovedTogether, selectRun, selectRunProblem } from '@/jobs/writes/batches';
import { selectionBegun, selectionEnded } from '@/jobs/selection/selection';
import { lazyPart } from '@/shared/loading/lazyPart';
import {
  useAppDispatch,
  useAppSelector,
  useAppStore,
  type RootState,
} from '@/shared/store/withTypes';
import { NOT_HANDHELD } from '@/shared/styles/media';
import { visuallyHidden } from '@/shared/styles/visuallyHidden';
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

/** The word 'select' comes after those of the views. */
const SelectToggle = styled(ToggleButton)`
  @media ${NOT_HANDHELD} {
    @container bar (max-width: 74rem) {
      > span {
        ${visuallyHidden}
      }
    }
  }
`;

/** Begins and ends the selection of several jobs. */
export function SelectButton({ ref }: { ref: Ref<HTMLButtonElement> }) {
  const dispatch = useAppDispatch();
  const { isSelecting, isLocked } = useAppSelector(selectSelectButton, shallowEqual);

  return (
    <SelectToggle
      ref={ref}
      title="select"
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
    </SelectToggle>
  );
}

/** The bar of several jobs; its code is loaded when the first are selected. */
export function SelectionPart({ selectRef }: Props) {
  const store = useAppStore();
  const isSelecting = useAppSelector(selectIsSelecting);
  const isShown = useAppSelector(
    (state) =>
      selectRun(state) !== null ||
      selectRunProblem(state) !== null ||
      selectRemovedTogether(state).length > 0,
  );
  if (!isSelecting && !isShown) return null;

  const handleDone = () => {
    if (selectRun(store.getState()) !== null) return;
    store.dispatch(selectionEnded());
  };

  return (
    <>
      {/* Not a part of the bar, whose code may come later than the first press on a card. */}
      {isSelecting && <SelectionInput onDone={handleDone} />}
      <PartBoundary name="bar">
        <SelectionBar
          onDone={handleDone}
          onFocusLost={() => selectRef.current?.focus({ preventScroll: true })}
        />
      </PartBoundary>
    </>
  );
}

function SelectionInput({ onDone }: { onDone: () => void }) {
  useSelectionInput(onDone);
  return null;
}
