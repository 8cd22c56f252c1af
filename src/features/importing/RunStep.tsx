import styled from 'styled-components';
import { usePressCooldown } from '@/shared/lib/usePressCooldown';
import { TaskStatus } from '@/shared/ui/TaskStatus';
import { useLeaveWarning } from '@/shared/lib/useLeaveWarning';
import type { Task } from '@/shared/lib/useTask';
import { theme } from '@/shared/styles/theme';
import { BusyButton } from '@/shared/ui/BusyButton';
import type { ImportRun } from './importState';
import { remainingRows } from './remainingRows';
import { RunResult } from './RunResult';
import { StepActions } from './StepActions';

const LEAVE_QUESTION = 'The import has not finished. Do you want to leave it?';

type Props = {
  run: ImportRun;
  task: Task | null;
  onStop: () => void;
  onGoOn: (run: ImportRun) => void;
  onRetry: (run: ImportRun, numbers: readonly number[]) => void;
};

/** How far a run is and what it waits for, then what has become of the rows. */
export function RunStep({ run, task, onStop, onGoOn, onRetry }: Props) {
  const left = remainingRows(run);
  const [nextRow] = left;
  const isRunning = task !== null && !task.isAborted;
  useLeaveWarning(nextRow !== undefined, LEAVE_QUESTION);
  const handlePress = usePressCooldown({ isNew: false }, () =>
    isRunning ? onStop() : onGoOn(run),
  );

  return (
    <Box>
      {isRunning && <TaskStatus task={task} />}
      <div role="alert">
        {nextRow && !isRunning && (
          <p>
            It has stopped.{' '}
            {task === null &&
              `${run.message} Nothing is lost: it goes on with row ${nextRow.number}, ${left.length} of ${run.rows.length} to go.`}
          </p>
        )}
      </div>
      {nextRow && (
        <StepActions>
          {/* One button, which keeps the focus; busy while the last answer is on its way. */}
          <BusyButton
            variant={isRunning ? 'secondary' : 'primary'}
            isBusy={task?.isAborted ?? false}
            onClick={handlePress}
          >
            {isRunning ? 'stop' : 'go on'}
          </BusyButton>
        </StepActions>
      )}
      {task === null && (
        <RunResult
          run={run}
          isFinished={nextRow === undefined}
          onRetry={(numbers) => onRetry(run, numbers)}
        />
      )}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${theme.space(4)};
`;
