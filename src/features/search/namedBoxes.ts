import { css } from 'styled-components';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';

/** Fields whose name stands inside their box, above what is chosen: 40 pixels high, with a finger 44. */
export const namedBoxes = css`
  :has(> label) {
    position: relative;
  }

  /* Or it would lie over its name. */
  :has(> select) {
    position: static;
  }

  label {
    position: absolute;
    top: 0.25rem;
    left: calc(${theme.space(2)} + 1px);
    color: ${theme.color.textMuted};
    font-size: 0.75rem;
    line-height: 1.15;
    white-space: nowrap;
    pointer-events: none;
  }

  input,
  select {
    min-height: 2.5rem;
    /* Below the name, also at a least font size, which alone lh knows of. */
    padding: max(1rem, 1.5lh - 1.125rem) ${theme.space(2)} 0;
    font-size: ${theme.font.size.xs};
  }

  select {
    padding-right: ${theme.space(5)};
  }

  :has(> select) > svg {
    right: ${theme.space(1)};
  }

  ${media.touch} {
    label {
      font-size: ${theme.font.size.xs};
    }

    /* A phone zooms into a field with smaller text. */
    input,
    select {
      min-height: 2.75rem;
      padding-top: max(1.125rem, 1.5lh - 1.125rem);
      font-size: max(16px, ${theme.font.size.sm});
    }
  }
`;
