import { theme } from './theme';

/** Grid columns: two equal ones where both are at least `narrowest` pixels wide, else one. */
export function oneOrTwoColumns(narrowest: number, gapSteps: number): string {
  const half = `calc(50% - ${theme.space(gapSteps / 2)})`;
  return `repeat(auto-fill, minmax(min(100%, max(${narrowest}px, ${half})), 1fr))`;
}
