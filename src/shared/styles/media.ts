import { theme } from './theme';

const { tablet, bar, desktop } = theme.breakpoint;

/** A finger as the main pointer. */
export const COARSE = '(pointer: coarse)';
/** A phone upright. */
export const PHONE = `(max-width: ${tablet - 0.02}px)`;
/** A phone on its side. */
const LOW = `(max-width: ${desktop - 0.02}px) and (max-height: 480px) and ${COARSE}`;

/** A touch screen, and every phone-sized window. */
export const TOUCH = `${COARSE}, ${PHONE}`;

/** Where the links of the sidebar are not in sight by themselves. As a negation, since in the first paint no query holds. */
export const NOT_HANDHELD = `(min-width: ${tablet}px) and (not (${LOW}))`;

/**
 * Media queries of minimum widths, but for `phone`; for `low`, a wider phone on its side; and for
 * `handheld`, which is both.
 */
export const media = {
  phone: `@media ${PHONE}`,
  low: `@media (min-width: ${tablet}px) and ${LOW}`,
  handheld: `@media ${PHONE}, ${LOW}`,
  tablet: `@media (min-width: ${tablet}px)`,
  bar: `@media (min-width: ${bar}px)`,
  desktop: `@media (min-width: ${desktop}px)`,
  touch: `@media ${TOUCH}`,
  coarse: `@media ${COARSE}`,
  hover: '@media (hover: hover)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  print: '@media print',
  forcedColors: '@media (forced-colors: active)',
} as const;

/** Left out on paper. */
export const screenOnly = `${media.print} { display: none; }`;
