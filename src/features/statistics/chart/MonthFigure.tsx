import type { TooltipContentProps } from 'recharts';
import styled from 'styled-components';
import { groupDigits } from '@/shared/text/groupDigits';
import { theme } from '@/shared/styles/theme';
import type { ChartMonth } from './chartMonths';

const GAP = 8;

/** The figure of one month, above it, and never out of the part of the chart that is seen. */
export function MonthFigure({ payload, label, coordinate }: TooltipContentProps) {
  const [figure] = payload;
  if (figure === undefined) return null;
  const { count, answered } = figure.payload as ChartMonth;
  return (
    <Row>
      <Before style={{ width: (coordinate?.x ?? 0) + GAP }} />
      <Box>
        <strong>{label}</strong> <span>{`count: ${groupDigits(count)}`}</span>
        {payload.length > 1 && <span>{`, with an answer: ${groupDigits(answered)}`}</span>}
      </Box>
    </Row>
  );
}

/** Apart from the button above it. */
const Row = styled.div`
  display: flex;
  padding-top: ${theme.space(1)};
`;

/** A margin would keep what sticks from going back over it. */
const Before = styled.span`
  flex: none;
`;

const Box = styled.div`
  position: sticky;
  flex: none;
  right: 0;
  left: ${theme.space(14)};
  padding: ${theme.space(1)} ${theme.space(3)};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.float};
`;
