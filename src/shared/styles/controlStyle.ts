import { css } from 'styled-components';
import { media } from './media';
import { theme } from './theme';

/** The look of a text field or select: border, room, hover, error and disabled state. */
export const controlStyle = css`
  width: 100%;
  min-height: ${theme.size.control};
  padding: ${theme.space(1)} ${theme.space(3)};
  border: 1px solid ${theme.color.borderStrong};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
  color: ${theme.color.text};

  &:focus-visible {
    outline-offset: -1px;
    border-color: ${theme.color.focus};
  }

  &[aria-invalid='true'] {
    border-color: ${theme.color.danger};
  }

  &:disabled {
    border-color: ${theme.color.border};
    background: ${theme.color.surfaceSunken};
    color: ${theme.color.textMuted};
    opacity: 1;
    cursor: not-allowed;
  }

  ${media.hover} {
    &:enabled:hover:not(:focus-visible, [aria-invalid='true']) {
      border-color: ${theme.color.textMuted};
    }
  }

  ${media.touch} {
    min-height: ${theme.size.touch};
  }
`;
