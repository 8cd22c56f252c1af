import { css } from 'styled-components';
import { icon, iconShape } from '@/shared/styles/icons';
import { media, screenOnly } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';
import { fromTablet } from './cardSizes';

/** Points down, so that a badge is seen to open a menu. */
export const chevron = css`
  width: 0.4em;
  height: 0.4em;
  flex: none;
  margin-top: -0.2em;
  border: solid currentcolor;
  border-width: 0 1.5px 1.5px 0;
  rotate: 45deg;
  content: '';

  ${screenOnly}
`;

/** The button of the status, which opens the menu, and what is said below it. */
export const status = css`
  .status-button {
    display: flex;
    min-width: 0;
    max-width: 100%;
    align-items: center;
    align-self: center;
    grid-area: status;
    justify-self: end;
    padding: 0;
    border: 0;
    border-radius: ${theme.radius.round};
    background: transparent;
    color: ${theme.color.textMuted};
    cursor: pointer;

    ${media.hover} {
      &:hover > .status-badge {
        border-color: currentcolor;
      }
    }

    /* That it is a menu is seen: beside the badge, which keeps its width. */
    ${fromTablet} {
      /* Its focus ring holds both. */
      max-width: calc(100% + 0.75rem);
      margin-right: -0.75rem;
      padding-right: 0.75rem;

      &:enabled > .status-badge::after {
        ${chevron}
        position: absolute;
        left: calc(100% + 2px);
      }
    }

    /* As large as a finger, in the room it has. */
    ${media.touch} {
      min-width: ${theme.size.touch};
      max-width: 100%;
      min-height: ${theme.size.touch};
      justify-content: end;
      margin: -10px 0;
      padding: 0;
    }
  }

  .more {
    display: grid;
    width: 28px;
    height: 28px;
    margin: -5px 0;
    border: 1px solid transparent;
    border-radius: ${theme.radius.md};
    font-size: ${theme.font.size.lg};
    place-items: center;

    &::before {
      ${icon}
      ${iconShape('more')}
    }

    ${screenOnly}
  }

  ${media.hover} {
    .status-button:hover > .more {
      border-color: currentcolor;
    }

    /* A tile that is pointed at, or has the focus, shows it. */
    &:not(:hover, :focus-within) .more {
      opacity: 0;
    }
  }

  .note {
    max-width: none;
    grid-area: note;
  }
`;
