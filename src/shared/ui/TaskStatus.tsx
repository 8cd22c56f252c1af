import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { focusAround } from '@/shared/lib/focus';
import type { Task } from '@/shared/lib/useTask';
import { theme } from '@/shared/styles/theme';
import { Button } from './Button';
import { LogInAgain } from './LogInAgain';
import { Progress } from './Progress';

type Props = { task: Task };

/** How far a task has come, what it waits for, and a button where the user can retry. */
export function TaskStatus({ task: { progress } }: Props) {
  const { label, done, total, wait } = progress;

  const handleRetry = ({ currentTarget }: MouseEvent) => {
    focusAround(currentTarget);
    wait?.retry?.();
  };

  return (
    <div>
      <Progress label={label} done={done} total={total} />
      <Box>
        {/* Seconds are not announced. */}
        <p role="status">{wait?.message}</p>
        {wait?.secondsLeft !== undefined && (
          <Seconds>{`goes on in ${wait.secondsLeft} s.`}</Seconds>
        )}
        {wait?.retry && (
          <Button variant="secondary" isSmall onClick={handleRetry}>
            go on
          </Button>
        )}
        <LogInAgain status={wait?.status} />
      </Box>
    </div>
  );
}

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(2)};
`;

const Seconds = styled.p`
  color: ${theme.color.textMuted};
  font-variant-numeric: tabular-nums;
`;
