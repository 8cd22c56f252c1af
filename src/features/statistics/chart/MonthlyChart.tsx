import { memo, useMemo, useState } from 'react';
import {
  Area,
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
import { selectAnswers } from '@/features/statistics/answers/countAnswers';
import { useAppSelector } from '@/shared/store/withTypes';
import { groupDigits } from '@/shared/text/groupDigits';
import { theme } from '@/shared/styles/theme';
import { Bars } from './Bars';
import { CHART_NAME, type Shape } from './shapes';
import { withAnswers } from './chartMonths';
import { Figure } from './Figure';
import { MonthFigure } from './MonthFigure';
import { CHART_HEIGHT } from './MonthScroller';
import { MONTHS_HEIGHT, Scale, TOP } from './Scale';
import { scaleUpTo } from './scaleUpTo';

type Props = {
  months: MonthlyCount[];
  shape: Shape;
  /** Whether a month has room for three letters of its name. */
  isCompact: boolean;
  /** A month was pressed. */
  onChoose: (label: string) => void;
};

const MARGIN = { top: TOP, right: 0, bottom: 0, left: 0 };
/** So many letters of a figure are narrower than a month. */
const MOST_LETTERS = 11;
const IN_LAYER = { display: 'contents' } as const;

/** One chart for both shapes: a press on the toggle then exchanges the shape alone, in half the time. */
export const MonthlyChart = memo(function MonthlyChart(props: Props) {
  const { shape, isCompact, onChoose } = props;
  const answers = useAppSelector(selectAnswers);
  const months = useMemo(() => withAnswers(props.months, answers), [props.months, answers]);
  const isBarChart = shape !== 'area';
  const isStacked = shape === 'answers' && answers !== null;
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  const ticks = scaleUpTo(Math.max(...months.map(({ count }) => count)));
  const highest = ticks.at(-1) ?? 1;
  const hasRoom = groupDigits(highest).length <= MOST_LETTERS;
  const middles = months.map((_, index) => (index + 0.5) / months.length);
  return (
    <>
      <Scale ticks={ticks} />
      <Plot
        onClick={({ clientX, currentTarget }) => {
          // The library would know of the month only where the pointer has moved before.
          const { left, width } = currentTarget.getBoundingClientRect();
          const month = months[Math.floor(((clientX - left) / width) * months.length)];
          if (month) onChoose(month.date);
        }}
      >
        <ResponsiveContainer width="100%" height={CHART_HEIGHT}>
          <ComposedChart
            data={months}
            margin={MARGIN}
            role="img"
            title={`${CHART_NAME}, ${isBarChart ? 'bar' : 'area'} chart${isStacked ? ' with answers' : ''}`}
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
              tick={isCompact ? ShortMonthName : MonthName}
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
              <Bars isStacked={isStacked} />
            ) : (
              <Area
                dataKey="count"
                type="monotone"
                stroke={theme.color.chartStroke}
                strokeWidth={2}
                fill={theme.color.chartArea}
                fillOpacity={1}
                dot={months.length === 1 && { r: 8, fillOpacity: 1 }}
                label={hasRoom && Figure}
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

function ShortMonthName(props: XAxisTickContentProps) {
  const { payload } = props;
  return (
    <MonthName {...props} payload={{ ...payload, value: String(payload.value).slice(0, 3) }} />
  );
}

const Plot = styled.div`
  position: relative;
  /* In a window that becomes narrower a drawing that is still wider makes nothing to scroll. */
  overflow-x: clip;

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
