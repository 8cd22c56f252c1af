import { Area, Bar } from 'recharts';
import { theme } from '@/shared/styles/theme';
import { STACK } from './chartMonths';
import { Figure } from './Figure';

const LOOK = { barSize: 75, isAnimationActive: false };

/** A bar for each month; stacked, of its applications with an answer and those that wait. */
export function Bars({ isStacked }: { isStacked: boolean }) {
  if (!isStacked)
    return <Bar dataKey="count" fill={theme.color.chartBar} label={Figure} {...LOOK} />;
  return (
    <>
      {STACK.map(({ field, color }) => (
        <Bar key={field} dataKey={field} stackId="applications" fill={color} {...LOOK} />
      ))}
      {/* The figures alone: a part of a bar that is empty has no place for the library to write at. */}
      <Area
        dataKey="count"
        stroke="none"
        fill="none"
        activeDot={false}
        label={Figure}
        isAnimationActive={false}
      />
    </>
  );
}
