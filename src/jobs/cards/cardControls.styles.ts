import { css } from 'styled-components';
import { icon, iconShape } from '@/shared/styles/icons';
import { media, screenOnly } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';
import { buttonLook } from '@/shared/ui/Button.styles';
import { belowTablet, fromTablet } from './cardSizes';

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

/** 'Edit' and what else stands on a card that has the room. */
export const actions = css`
  .actions {
    display: flex;
    align-items: center;
    align-self: center;
    gap: ${theme.space(3)};
    grid-area: actions;
    margin-right: -${theme.space(2)};
  }

  /* There the menu of the status has them. */
  ${belowTablet} {
    .actions {
      display: none;
    }
  }

  /* They keep their room, so that nothing moves as a selection begins. */
  .actions[inert] {
    visibility: hidden;
  }

  .action {
    ${buttonLook}
    text-transform: capitalize;
  }

  /* A rule of its own, behind those that the look has for touch. */
  .action {
    padding-inline: ${theme.space(2)};
    color: ${theme.color.textMuted};
    font-size: ${theme.font.size.xs};
  }

  ${media.hover} {
    .action:hover {
      color: ${theme.color.text};
    }

    button.action:hover:not([aria-disabled]) {
      color: ${theme.color.danger};
    }
  }
`;
