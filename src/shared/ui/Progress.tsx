import { useId } from 'react';
import styled from 'styled-components';
import { theme } from '@/shared/styles/theme';
import { VisuallyHidden } from './VisuallyHidden';

type Props = { label: string; done: number; total: number };

/** How far something has come: a bar, 'x of y', and every tenth for a screen reader. */
export function Progress({ label, done, total }: Props) {
  const id = useId();
  const tenths = total > 0 ? Math.floor((done / total) * 10) : 0;
  return (
    <Box>
      <Line>
        <span id={id}>{label}</span>
        <span>{`${done} of ${total}`}</span>
      </Line>
      <Bar aria-labelledby={id} value={done} max={Math.max(total, 1)} />
      <VisuallyHidden role="status">{tenths > 0 && `${tenths * 10} percent`}</VisuallyHidden>
    </Box>
  );
}

const Box = styled.div`
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

const Bar = styled.progress`
  width: 100%;
  height: 12px;
  accent-color: ${theme.color.accent};
`;
