import styled from 'styled-components';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';

/** The row of headings, which stays in sight and sorts. */
export const Headings = styled.thead`
  position: sticky;
  z-index: ${theme.layer.raised};
  top: ${theme.size.topBar};
  display: block;
  border-radius: ${theme.radius.lg} ${theme.radius.lg} 0 0;
  background: ${theme.color.surfaceSunken};
  color: ${theme.color.textMuted};

  button {
    width: 100%;
    min-height: 28px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: inherit;
    text-transform: capitalize;
    cursor: pointer;

    ${media.hover} {
      &:hover {
        color: ${theme.color.text};
      }
    }
  }

  [aria-sort] > button {
    color: ${theme.color.text};
    font-weight: ${theme.font.weight.bold};

    &::after {
      content: ' ↑' / '';
    }
  }

  [aria-sort='descending'] > button::after {
    content: ' ↓' / '';
  }

  ${media.print} {
    position: static;

    button {
      display: inline !important;
      font-size: inherit;
    }
  }
`;
