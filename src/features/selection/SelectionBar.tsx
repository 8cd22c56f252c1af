import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { selectIsSelecting } from '@/jobs/selection/selectionSelectors';
import { selectRemovedTogether, selectRun, selectRunProblem } from '@/jobs/writes/batches';
import type { Run } from '@/jobs/writes/batches';
import { cancelBatch } from '@/jobs/writes/runWrites';
import { goOn } from '@/jobs/writes/sendQueued';
import type { Task } from '@/shared/hooks/useTask';
import { useAppSelector, useAppStore, type AppStore } from '@/shared/store/withTypes';
import { BusyButton } from '@/shared/ui/BusyButton';
import { LogInAgain } from '@/shared/ui/LogInAgain';
import { TaskStatus } from '@/shared/ui/TaskStatus';
import { DeleteDialog } from './DeleteDialog';
import { SelectionActions } from './SelectionActions';
import { Foot, Problem } from './SelectionBar.styles';
import { UndoBulkDelete } from './UndoBulkDelete';
import { useSelectAll } from './useSelectAll';
import { reversesOf } from '@/jobs/writes/reverses';
import { writeSeveral } from '@/jobs/writes/writeWithUndo';

type Props = {
  onDone: () => void;
  /** The bar leaves the page, and would take the focus with it. */
  onFocusLost: () => void;
};

/** The bar at the foot: selection, actions, progress and undo. */
export function SelectionBar({ onDone, onFocusLost }: Props) {
  const store = useAppStore();
  const isSelecting = useAppSelector(selectIsSelecting);
  const hasRemoved = useAppSelector((state) => selectRemovedTogether(state).length > 0);
  const run = useAppSelector(selectRun);
  const problem = useAppSelector(selectRunProblem);
  const { task, selectAll, abort } = useSelectAll();
  const [isAsking, setIsAsking] = useState(false);
  const footRef = useRef<HTMLElement>(null);
  const shownTask = run === null ? task : asTask(run, () => goOn(store, run.id));
  const isBusy = shownTask !== null;

  const handleFocusLost = useEffectEvent(onFocusLost);
  // While what has the focus is still on the page.
  useLayoutEffect(() => {
    const foot = footRef.current;
    return () => {
      if (foot?.contains(document.activeElement)) handleFocusLost();
    };
  }, []);

  const handleCancel = () => {
    if (run === null) abort();
    else cancelBatch(store, run.id);
  };

  return (
    <Foot ref={footRef} aria-label="selection" tabIndex={-1}>
      {shownTask && (
        <>
          <TaskStatus progress={shownTask.progress} />
          <BusyButton variant="secondary" isBusy={shownTask.isAborted} onClick={handleCancel}>
            cancel
          </BusyButton>
        </>
      )}
      {!isBusy && problem && (
        <Problem>
          <p role="alert">{problem.message}</p>
          <LogInAgain status={problem.status} />
        </Problem>
      )}
      {!isBusy && hasRemoved && <UndoBulkDelete onPutBack={() => void putBack(store)} />}
      {!isBusy && isSelecting && (
        <SelectionActions
          onSelectAll={() => void selectAll()}
          onAsk={() => setIsAsking(true)}
          onDone={onDone}
        />
      )}
      {isAsking && <DeleteDialog onClose={() => setIsAsking(false)} />}
    </Foot>
  );
}

/** Records the jobs that were deleted together as new ones. */
async function putBack(store: AppStore): Promise<void> {
  const state = store.getState();
  const removed = selectRemovedTogether(state).map(({ write }) => write);
  await writeSeveral(store, reversesOf(state, removed));
}

function asTask({ phase, wait, ...progress }: Run, retry: () => void): Task {
  const told = wait && { ...wait, ...(phase === 'held' && { retry }) };
  return { progress: { ...progress, wait: told }, isAborted: phase === 'stopping' };
}
