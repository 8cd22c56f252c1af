import { selectUndoSteps } from './undoSteps';
import { notifyError } from '@/shared/notify/notify';
import type { AppStore } from '@/shared/store/withTypes';
import { takeBack } from './writeWithUndo';

const NOTHING = { undo: 'There is nothing to undo.', redo: 'There is nothing to do again.' };

/**
 * Takes back what was written last and not taken back yet: what is sent still once its answer is there, and what
 * is queued is not sent. Says so where there is nothing.
 */
export function undo(store: AppStore): Promise<void> {
  return takeLast(store, 'undo');
}

/** Does again what was taken back last, in the same way. */
export function redo(store: AppStore): Promise<void> {
  return takeLast(store, 'redo');
}

/** The step is chosen once the code is there: by a second press before that, the one before. */
async function takeLast(store: AppStore, way: 'undo' | 'redo') {
  const find = () => selectUndoSteps(store.getState())[way].at(-1) ?? [];
  if (find().length === 0) notifyError(NOTHING[way]);
  else await takeBack(store, find);
}
