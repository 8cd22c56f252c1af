import { useRef } from 'react';
import { selectCollection } from '@/jobs/reads/collection';
import {
  selectBatch,
  selectBatchWrites,
  canBeSent,
  progressOf,
  stopsBatch,
} from '@/jobs/writes/batches';
import { cancelBatch } from '@/jobs/writes/runWrites';
import { goOn } from '@/jobs/writes/sendQueued';
import { selectIsTakenBack } from '@/jobs/writes/undoSteps';
import { batchClosed, isDatedAnew } from '@/jobs/writes/writes';
import { isSilent } from '@/shared/api/apiError';
import { usePressCooldown } from '@/shared/keys/usePressCooldown';
import { useAppSelector, useAppStore } from '@/shared/store/withTypes';
import { TaskStatus } from '@/shared/ui/TaskStatus';
import { Button } from '@/shared/ui/Button';
import { BusyButton } from '@/shared/ui/BusyButton';
import { agree } from '@/shared/text/agree';
import { importChanged, sendRows, writeIdOf, type ImportRun } from './importSlice';
import { previewOf } from './importState';
import { resultsOf } from './result';
import { RunResult } from './RunResult';
import { StepActions } from './StepActions';

type Props = {
  run: ImportRun;
  /** Whether rows that were pasted meanwhile are to be imported next. */
  isNextGiven: boolean;
};

/** How far a run is and what it waits for, then what has become of the rows. */
export function RunStep({ run, isNextGiven }: Props) {
  const store = useAppStore();
  const batch = useAppSelector((state) => selectBatch(state, run.batch));
  const writes = useAppSelector((state) => selectBatchWrites(state, run.batch));
  const isTakenBack = useAppSelector(selectIsTakenBack);
  const unsentIds = new Set(writes.filter(canBeSent).map(({ id }) => id));
  const nextRow = run.rows.find(({ number }) => unsentIds.has(writeIdOf(run, number)))?.number;
  const collection = useAppSelector(selectCollection);
  const isAsked = batch?.hold?.isQuestion === true;
  const isHeld = batch?.phase === 'held' && !isAsked;
  const isStopped = batch === null || batch.phase === 'over' || isHeld;
  const isStopping = batch?.phase === 'stopping';
  const isRunning = !isStopped && !isStopping;
  const end = writes.find(({ error }) => error && !isSilent(error) && stopsBatch(error));
  const reason = isHeld ? batch.hold?.message : end?.reason;
  const handlePress = usePressCooldown({ isNew: false }, () =>
    (isRunning ? cancelBatch : goOn)(store, run.batch),
  );
  const stopRef = useRef<HTMLButtonElement>(null);
  const handleImport = usePressCooldown({ isNew: isAsked }, () => {
    stopRef.current?.focus();
    goOn(store, run.batch);
  });

  return (
    <>
      {isNextGiven && (
        <p>What you pasted is kept. It can be imported once this result is closed.</p>
      )}
      {isRunning && <TaskStatus progress={progressOf(batch, writes, collection)} />}
      <div role="alert">
        {nextRow !== undefined && !isRunning && (
          <p>
            {isStopped
              ? `The import has stopped. ${reason ?? ''} Nothing is lost: 'go on' begins with row ${nextRow}, ${unsentIds.size} of ${writes.length} ${agree(unsentIds.size, 'is', 'are')} left.`
              : 'The import has stopped.'}
          </p>
        )}
      </div>
      {nextRow !== undefined && (
        <StepActions>
          {isAsked && <Button onClick={handleImport}>import</Button>}
          {/* One button, which keeps the focus; busy while the last answer is on its way. */}
          <BusyButton
            ref={stopRef}
            variant={isRunning ? 'secondary' : 'primary'}
            isBusy={isStopping}
            onClick={handlePress}
          >
            {isRunning ? 'stop' : 'go on'}
          </BusyButton>
        </StepActions>
      )}
      {isStopped && (
        <RunResult
          rows={resultsOf(run, writes, isTakenBack)}
          datedToday={writes.filter(isDatedAnew).length}
          otherColumns={run.otherColumns}
          isFinished={nextRow === undefined}
          isNextGiven={isNextGiven}
          onRetry={(rows) => {
            // These and no others.
            if (isHeld) cancelBatch(store, run.batch);
            void sendRows(store, run, rows);
          }}
          onCorrect={(rows) => {
            const state = previewOf(
              run.from,
              rows.map(({ number }) => number),
            );
            store.dispatch(batchClosed(run.batch));
            store.dispatch(importChanged({ owner: run.owner, state }));
          }}
          onClose={() => store.dispatch(batchClosed(run.batch))}
        />
      )}
    </>
  );
}
