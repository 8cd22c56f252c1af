import styled from 'styled-components';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';

export const Menu = styled.div`
  display: grid;

  > button {
    display: flex;
    min-height: 34px;
    align-items: center;
    gap: ${theme.space(4)};
    padding: ${theme.space(1)} ${theme.space(3)};
    border: 0;
    border-radius: ${theme.radius.md};
    background: transparent;
    cursor: pointer;

    &::after {
      width: 1em;
      margin-left: auto;
      content: '';
    }

    &[aria-checked='true']::after {
      content: '✓' / '';
    }

    /* The items are no stops of the Tab key, which have no ring elsewhere. */
    &:focus-visible {
      outline: 2px solid ${theme.color.focus};
      outline-offset: -2px;
    }

    ${media.hover} {
      &:hover {
        background: ${theme.color.surfaceHover};
      }
    }

    ${media.touch} {
      min-height: ${theme.size.touch};
    }
  }
`;
