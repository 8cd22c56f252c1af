import { css } from 'styled-components';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';
import { buttonLook } from '@/shared/ui/Button.styles';
import { belowTablet } from './cardSizes';

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
