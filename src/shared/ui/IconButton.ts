import styled from 'styled-components';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';

/** A button that shows nothing but an icon; it needs an `aria-label`. */
export const IconButton = styled.button.attrs({ type: 'button' })`
  display: inline-grid;
  width: ${theme.size.touch};
  height: ${theme.size.touch};
  flex: none;
  padding: 0;
  place-items: center;
  border: 0;
  border-radius: ${theme.radius.md};
  background: transparent;
  color: ${theme.color.text};
  cursor: pointer;

  ${media.hover} {
    &:hover {
      background: ${theme.color.surfaceHover};
    }
  }
`;
