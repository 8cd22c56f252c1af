import { useId } from 'react';
import styled from 'styled-components';
import { useSecondsUntil } from '@/shared/hooks/useSecondsUntil';
import type { Progress } from '@/shared/hooks/useTask';
import { theme } from '@/shared/styles/theme';
import { Button } from './Button';
import { LogInAgain } from './LogInAgain';
import { VisuallyHidden } from './VisuallyHidden';

type Props = { progress: Progress };

/** How far a task has come, what it waits for, and a button where the user can retry. */
export function TaskStatus({ progress: { label, done, total, wait } }: Props) {
  const secondsLeft = useSecondsUntil(wait?.until ?? null);

  return (
    <div>
      <Bar label={label} done={done} total={total} />
      <Box>
        {/* Seconds are not announced. */}
        <p role="status">{wait?.message}</p>
        {secondsLeft > 0 && <Seconds>{`goes on in ${secondsLeft} s.`}</Seconds>}
        {wait?.retry && (
          <Button variant="secondary" isSmall onClick={wait.retry}>
            go on
          </Button>
        )}
        <LogInAgain status={wait?.status} />
      </Box>
    </div>
  );
}

type BarProps = { label: string; done: number; total: number };

/** How far something has come: a bar, 'x of y', and every tenth for a screen reader. */
function Bar({ label, done, total }: BarProps) {
  const id = useId();
  const tenths = total > 0 ? Math.floor((done / total) * 10) : 0;
  return (
    <Meter>
      <Line>
        <span id={id}>{label}</span>
        <span>{`${done} of ${total}`}</span>
      </Line>
      <Track aria-labelledby={id} value={done} max={Math.max(total, 1)} />
      <VisuallyHidden role="status">{tenths > 0 && `${tenths * 10} percent`}</VisuallyHidden>
    </Meter>
  );
}

const Meter = styled.div`
  position: relative;
  display: grid;
  gap: ${theme.space(1)};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space(2)};
  font-variant-numeric: tabular-nums;
`;

const Track = styled.progress`
  width: 100%;
  height: 12px;
  accent-color: ${theme.color.accent};
`;

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
