import {
  Area,
  Bar,
  CartesianGrid,
  ComposedChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import styled from 'styled-components';
import type { MonthlyCount } from '@/shared/api/contract';
import { theme } from '@/shared/styles/theme';
import { scaleUpTo } from './scale';

type Props = { months: MonthlyCount[]; isBarChart: boolean; height: number };

const BAR_WIDTH = 75;
const MARGIN = { top: 50, right: 0, left: 0 };
const TICK = { fill: theme.color.textMuted, fontSize: 13 };
const DIGIT_WIDTH = 8;

/**
 * One chart for both shapes: a press on the toggle then exchanges the shape alone, in half the time.
 * The scale is a chart of its own beside it, which stays in view while the months scroll.
 */
export function MonthlyChart({ months, isBarChart, height }: Props) {
  const ticks = scaleUpTo(Math.max(...months.map(({ count }) => count)));
  const highest = ticks.at(-1) ?? 1;
  const scale = { allowDataOverflow: true, domain: [0, highest], ticks, tick: TICK };
  const scaleWidth = String(highest).length * DIGIT_WIDTH + 20;
  // A single month has no neighbours to be compared with: it says its figure itself.
  const label = months.length === 1 && {
    position: 'top' as const,
    offset: 16,
    fill: theme.color.text,
    fontSize: 22,
  };

  return (
    <>
      <Scale aria-hidden>
        <ComposedChart
          width={scaleWidth}
          height={height}
          data={months}
          margin={MARGIN}
          accessibilityLayer={false}
        >
          <XAxis dataKey="date" tick={false} axisLine={false} />
          <YAxis {...scale} width={scaleWidth} stroke={theme.color.borderStrong} />
        </ComposedChart>
      </Scale>
      <ResponsiveContainer width="100%" height={height}>
        <ComposedChart
          data={months}
          margin={MARGIN}
          role="img"
          title={`Monthly Applications, ${isBarChart ? 'bar' : 'area'} chart`}
        >
          <CartesianGrid
            stroke={theme.color.chartGrid}
            strokeDasharray={isBarChart ? '10 10' : '3 3'}
          />
          <XAxis
            dataKey="date"
            scale="band"
            interval={0}
            tick={TICK}
            stroke={theme.color.borderStrong}
          />
          <YAxis {...scale} hide />
          <Tooltip
            isAnimationActive={false}
            cursor={!isBarChart && { stroke: theme.color.border }}
            separator=": "
            contentStyle={TOOLTIP}
            itemStyle={TOOLTIP_ITEM}
          />
          {isBarChart ? (
            <Bar
              dataKey="count"
              fill={theme.color.chartBar}
              barSize={BAR_WIDTH}
              label={label}
              isAnimationActive={false}
            />
          ) : (
            <Area
              dataKey="count"
              type="monotone"
              stroke={theme.color.chartStroke}
              strokeWidth={2}
              fill={theme.color.chartArea}
              fillOpacity={1}
              dot={months.length === 1 && { r: 8, fillOpacity: 1 }}
              label={label}
              isAnimationActive={false}
            />
          )}
        </ComposedChart>
      </ResponsiveContainer>
    </>
  );
}

const TOOLTIP = {
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.md,
  background: theme.color.surface,
  color: theme.color.text,
  boxShadow: theme.shadow.float,
};

const TOOLTIP_ITEM = { color: theme.color.text };

const Scale = styled.div`
  position: sticky;
  z-index: ${theme.layer.raised};
  left: 0;
  background: ${theme.color.surface};

  [data-before] &::after {
    position: absolute;
    left: 100%;
    width: ${theme.space(3)};
    background: linear-gradient(to right, ${theme.color.shadow}, transparent);
    content: '';
    inset-block: 0;
    pointer-events: none;
  }
`;
