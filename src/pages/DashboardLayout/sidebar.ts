import { theme } from '@/shared/styles/theme';

/** From this width on the big sidebar is shown. */
export const DESKTOP = `(min-width: ${theme.breakpoint.desktop}px)`;

/** Below it the links are at the foot. A negation: in the first paint, without a window, no query holds. */
export const NOT_PHONE = `(min-width: ${theme.breakpoint.tablet}px)`;

export const SMALL_SIDEBAR_ID = 'small-sidebar';
export const BIG_SIDEBAR_ID = 'big-sidebar';
