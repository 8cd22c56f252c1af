import { theme } from '@/shared/styles/theme';

/** From this width on the big sidebar is shown. */
export const DESKTOP = `(min-width: ${theme.breakpoint.desktop}px)`;

export const SMALL_SIDEBAR_ID = 'small-sidebar';
