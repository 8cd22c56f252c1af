import { theme } from './theme';

const { tablet, bar, desktop } = theme.breakpoint;

/** Media queries of minimum widths, but for `phone`; `touch` also covers every phone-sized window. */
export const media = {
  phone: `@media (max-width: ${tablet - 0.02}px)`,
  tablet: `@media (min-width: ${tablet}px)`,
  bar: `@media (min-width: ${bar}px)`,
  desktop: `@media (min-width: ${desktop}px)`,
  touch: `@media (pointer: coarse), (max-width: ${tablet - 0.02}px)`,
  hover: '@media (hover: hover)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  print: '@media print',
  forcedColors: '@media (forced-colors: active)',
} as const;
