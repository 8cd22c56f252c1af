import styled from 'styled-components';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';

/** At its button; on a touch screen at the foot of the screen. */
export const Menu = styled.div`
  position: fixed;
  z-index: ${theme.layer.menu};
  top: var(--menu-top, 0);
  left: var(--menu-left, 0);
  display: grid;
  padding: ${theme.space(1)};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.float};

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
  }

  /* Near the thumb, wherever the card is. */
  ${media.touch} {
    inset: auto ${theme.space(2)} calc(${theme.space(2)} + env(safe-area-inset-bottom));

    > button {
      min-height: ${theme.size.touch};
    }
  }
`;
