import { css } from 'styled-components';
import { media } from './media';

/** Reduced motion and forced colours, where the system asks for them. */
export const systemStyle = css`
  ${media.reducedMotion} {
    /* A toast closes when its progress bar has run down: that one keeps its time, unseen. */
    *:not(.Toastify__progress-bar),
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0s !important;
      scroll-behavior: auto !important;
    }
  }

  ${media.forcedColors} {
    /* Drawings keep their own colours otherwise, on a ground that is no longer ours. */
    :root {
      --color-text: CanvasText;
      --color-textMuted: CanvasText;
      --color-surface: Canvas;
      --color-border: CanvasText;
      --color-borderStrong: CanvasText;
      --color-chartBar: Highlight;
      --color-chartArea: Highlight;
      --color-chartStroke: CanvasText;
      --color-chartGrid: GrayText;
    }

    :focus-visible {
      outline-color: Highlight;
    }
  }
`;
