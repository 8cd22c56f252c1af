import { memo, useState } from 'react';
import {
  Area,
  Bar,
  CartesianGrid,
  ComposedChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
  type XAxisTickContentProps,
} from 'recharts';
import styled from 'styled-components';
import type { MonthlyCount } from '@/jobs/api/contract';
import { groupDigits } from '@/shared/lib/groupDigits';
import { theme } from '@/shared/styles/theme';
import { MonthFigure } from './MonthFigure';
import { Scale } from './Scale';
import { scaleUpTo } from './scaleUpTo';

type Props = { months: MonthlyCount[]; isBarChart: boolean; height: number };

const BAR_WIDTH = 75;
const TOP = 50;
const MONTHS_HEIGHT = 30;
const MARGIN = { top: TOP, right: 0, bottom: 0, left: 0 };
const IN_LAYER = { display: 'contents' } as const;

/** One chart for both shapes: a press on the toggle then exchanges the shape alone, in half the time. */
export const MonthlyChart = memo(function MonthlyChart({ months, isBarChart, height }: Props) {
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  const ticks = scaleUpTo(Math.max(...months.map(({ count }) => count)));
  const highest = ticks.at(-1) ?? 1;
  const middles = months.map((_, index) => (index + 0.5) / months.length);
  // A single month has no neighbours to be compared with: it says its figure itself.
  const label = months.length === 1 && {
    position: 'top' as const,
    offset: 16,
    fill: theme.color.text,
    fontSize: 22,
    formatter: (count: unknown) => groupDigits(Number(count)),
  };

  return (
    <>
      <Scale ticks={ticks} top={TOP / height} bottom={1 - MONTHS_HEIGHT / height} />
      <Plot>
        <ResponsiveContainer width="100%" height={height}>
          <ComposedChart
            data={months}
            margin={MARGIN}
            role="img"
            title={`Monthly Applications, ${isBarChart ? 'bar' : 'area'} chart`}
          >
            {/* The library would find the lines by measuring each label on the page. */}
            <CartesianGrid
              verticalCoordinatesGenerator={({ offset: { left, width } }) =>
                [0, ...middles, 1].map((part) => left + part * width)
              }
              horizontalCoordinatesGenerator={({ offset: { top, height } }) =>
                ticks.map((tick) => top + (1 - tick / highest) * height)
              }
              stroke={theme.color.chartGrid}
              strokeDasharray={isBarChart ? '10 10' : '3 3'}
            />
            <XAxis
              dataKey="date"
              scale="band"
              interval={0}
              height={MONTHS_HEIGHT}
              tick={MonthName}
              stroke={theme.color.borderStrong}
            />
            <YAxis domain={[0, highest]} ticks={ticks} hide />
            {layer && months.length > 1 && (
              <Tooltip
                portal={layer}
                wrapperStyle={IN_LAYER}
                content={MonthFigure}
                isAnimationActive={false}
                cursor={!isBarChart && { stroke: theme.color.border }}
              />
            )}
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
        <Layer ref={setLayer} />
      </Plot>
    </>
  );
});

/** A plain text: that of the library measures each word. The chart is as wide as its labels need. */
function MonthName({ x, y, payload }: XAxisTickContentProps) {
  return (
    <text x={x} y={y} dy="0.71em" textAnchor="middle" fill={theme.color.textMuted} fontSize={13}>
      {payload.value}
    </text>
  );
}

const Plot = styled.div`
  position: relative;

  /* A press is no use of the keyboard, which alone needs to see where it is. */
  :focus:not(:focus-visible) {
    outline: none;
  }
`;

/** The free room above the months, where the figure of one of them is shown. */
const Layer = styled.div`
  position: absolute;
  z-index: ${theme.layer.raised};
  height: ${TOP}px;
  inset: 0 0 auto;
  pointer-events: none;
`;
