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
import type { MonthlyCount } from '@/shared/api/contract';
import { theme } from '@/shared/styles/theme';

type Props = { months: MonthlyCount[]; isBarChart: boolean; height: number };

const BAR_WIDTH = 75;
const MARGIN = { top: 50, right: 24, left: 20 };
const TICK = { fill: theme.color.textMuted, fontSize: 13 };

/** One chart for both shapes: a press on the toggle then exchanges the shape alone, in half the time. */
export function MonthlyChart({ months, isBarChart, height }: Props) {
  return (
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
        <XAxis dataKey="date" tick={TICK} stroke={theme.color.borderStrong} />
        <YAxis allowDecimals={false} width="auto" tick={TICK} stroke={theme.color.borderStrong} />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: theme.color.surfaceHover, stroke: theme.color.border }}
          separator=": "
          contentStyle={TOOLTIP}
          itemStyle={TOOLTIP_ITEM}
        />
        {isBarChart ? (
          <Bar
            dataKey="count"
            fill={theme.color.chartBar}
            barSize={BAR_WIDTH}
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
            isAnimationActive={false}
          />
        )}
      </ComposedChart>
    </ResponsiveContainer>
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
