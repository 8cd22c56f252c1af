import { css } from 'styled-components';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';

/** A card while several are selected. */
export const selecting = css`
  .selectBox {
    display: grid;
    min-width: ${theme.space(6)};
    min-height: ${theme.space(6)};
    align-self: start;
    grid-area: position;
    justify-self: start;
    margin-left: -${theme.space(8)};
    place-items: center;

    > input {
      width: 20px;
      height: 20px;
      margin: 0;
      accent-color: ${theme.color.accent};
    }

    /* As large as a finger, in the room it has. */
    ${media.touch} {
      min-width: ${theme.size.touch};
      min-height: ${theme.size.touch};
      margin: -12px 0 -12px -${theme.space(11)};
    }

    /* The frame of a card that is selected. */
    &[data-selected]::before {
      position: absolute;
      border: 2px solid ${theme.color.accent};
      border-radius: ${theme.radius.lg};
      content: '';
      inset: -1px;
      pointer-events: none;
    }
  }

  /* It is pressed as a whole, and Shift selects no text. */
  &[data-mode='selecting'] {
    padding-left: ${theme.space(11)};
    cursor: pointer;
    user-select: none;

    /* A finger selects where it would open the menu. */
    ${media.touch} {
      > .status-button {
        pointer-events: none;
      }
    }
  }
`;
