import type { LabelProps } from 'recharts';
import { groupDigits } from '@/shared/text/groupDigits';
import { theme } from '@/shared/styles/theme';

/** The figure of a month, legible also on the line of the curve. */
export function Figure({ viewBox, value }: LabelProps) {
  if (viewBox === undefined || !('x' in viewBox)) return null;
  const { x, y, width } = viewBox;
  return (
    <text x={x + width / 2} y={y} dy={-10} {...FIGURE_LOOK}>
      {groupDigits(Number(value))}
    </text>
  );
}

const FIGURE_LOOK = {
  textAnchor: 'middle',
  fill: theme.color.text,
  fontSize: 13,
  stroke: theme.color.surface,
  strokeWidth: 3,
  paintOrder: 'stroke',
} as const;
