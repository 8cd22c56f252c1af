import { useEffect, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { PauseNote } from '@/features/transfer/walking/PauseNote';
import { theme } from '@/shared/styles/theme';
import { Button } from '@/shared/ui/Button';
import { Progress } from '@/shared/ui/Progress';
import type { ImportRun } from './importRun';
import { keepRun } from './keptRun';
import { RunResult } from './RunResult';
import { StepActions } from './StepActions';
import { useLeaveWarning } from './useLeaveWarning';

type Props = { run: ImportRun; owner: string };

/** Watches over a run: how far it is, what it waits for, and in the end what has come of it. */
export function RunStep({ run, owner }: Props) {
  const { phase, done, message, pause, walk } = useSyncExternalStore(run.subscribe, run.getState);
  const isFinished = phase === 'finished';
  useLeaveWarning(!isFinished);

  useEffect(() => {
    run.begin();
    return () => {
      run.leave();
      keepRun(owner, run);
    };
  }, [run, owner]);

  if (isFinished) return <RunResult run={run} />;
  const isResting = phase === 'paused' || phase === 'stopped';
  return (
    <Box>
      <Progress label="Creating applications" done={done} total={run.rows.length} />
      {phase === 'settling' && walk && (
        <Progress
          label="Looking up what has become of the lost answers"
          done={walk.done}
          total={walk.total}
        />
      )}
      <PauseNote pause={pause} />
      <div role="alert">
        {phase === 'stopped' && (
          <p>
            It has stopped. {message} Nothing is lost: it goes on with row {done + 1} of{' '}
            {run.rows.length}.
          </p>
        )}
      </div>
      <StepActions>
        {/* One button, which keeps the focus. */}
        {(isResting || phase === 'running') && (
          <Button
            variant={isResting ? 'primary' : 'secondary'}
            onClick={() => (isResting ? run.goOn() : run.pause())}
          >
            {isResting ? 'go on' : 'pause'}
          </Button>
        )}
        <Button variant="secondary" onClick={() => run.cancel()}>
          cancel
        </Button>
      </StepActions>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${theme.space(4)};
`;
