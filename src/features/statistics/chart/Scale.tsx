import styled from 'styled-components';
import { groupDigits } from '@/shared/text/groupDigits';
import { theme } from '@/shared/styles/theme';
import { CHART_HEIGHT, edgeShade } from './MonthScroller';

type Props = {
  /** From 0 to the highest. */
  ticks: number[];
};

/** The room above the highest figure, and below 0. */
export const TOP = 50;
export const MONTHS_HEIGHT = 30;
/** The same as parts of the chart's height: on paper that is another one. */
const HIGHEST = TOP / CHART_HEIGHT;
const ZERO = 1 - MONTHS_HEIGHT / CHART_HEIGHT;
const LABEL_HEIGHT = 20;

/** The figures beside the chart, which stay in view while the months scroll. */
export function Scale({ ticks }: Props) {
  const highest = ticks.at(-1) ?? 1;
  return (
    <Column aria-hidden>
      {/* As wide as the longest. */}
      <Label style={{ visibility: 'hidden' }}>{groupDigits(highest)}</Label>
      <Line style={{ top: percent(HIGHEST), height: percent(ZERO - HIGHEST) }} />
      {ticks.map((tick) => (
        <Label
          key={tick}
          className="tick"
          style={{ top: percent(ZERO - (tick / highest) * (ZERO - HIGHEST)) }}
        >
          {groupDigits(tick)}
        </Label>
      ))}
    </Column>
  );
}

function percent(part: number): string {
  return `${part * 100}%`;
}

const Column = styled.div`
  position: sticky;
  z-index: ${theme.layer.raised};
  left: 0;
  background: ${theme.color.surface};
  color: ${theme.color.textMuted};

  .tick {
    position: absolute;
    right: 0;
    margin-top: -${LABEL_HEIGHT / 2}px;
  }

  [data-hidden~='before'] &::after {
    ${edgeShade('left')}
    left: 100%;
  }
`;

const Label = styled.span`
  display: block;
  height: ${LABEL_HEIGHT}px;
  padding-inline: ${theme.space(1)} ${theme.space(2)};
  font-size: ${theme.font.size.xs};
  line-height: ${LABEL_HEIGHT}px;
`;

const Line = styled.div`
  position: absolute;
  right: 0;
  border-right: 1px solid ${theme.color.borderStrong};
`;
