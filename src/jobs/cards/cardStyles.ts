import { css } from 'styled-components';
import { statusBadges } from './statusBadges';
import { clampLines, oneLine } from '@/shared/styles/clampLines';
import { icon, iconShape } from '@/shared/styles/icons';
import { media, screenOnly } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';
import { visuallyHidden } from '@/shared/styles/visuallyHidden';

/** Points down, so that a badge is seen to open a menu. */
const chevron = css`
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

/**
 * How the parts of a job's card look, by their classes: one rule for a card and all its parts, since
 * hundreds of them are styled at once.
 */
export const cardParts = css`
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};

  /* Right-to-left names keep their order, and their place beside the icons. */
  .position,
  .company,
  .fact {
    min-width: 0;
    text-align: left;
    unicode-bidi: plaintext;
  }

  .position {
    font-size: ${theme.font.size.sm};
    text-wrap: wrap;
  }

  .position-text {
    ${clampLines(2)}
  }

  /* The ring keeps off the company. */
  .position > a:focus-visible {
    outline: none;

    > .position-text {
      outline: 2px solid ${theme.color.focus};
      outline-offset: -1px;
    }
  }

  .position > a {
    display: block;
    margin: -3px 0;
    padding: 3px 0;
    color: inherit;
    text-decoration: none;

    ${media.hover} {
      &:hover {
        text-decoration: underline;
      }
    }

    /* As large as a finger, in the room it has. */
    ${media.touch} {
      margin: -13px 0;
      padding: 13px 0;
    }
  }

  .company,
  .fact > dd {
    ${oneLine}
  }

  .company {
    color: ${theme.color.textMuted};
  }

  .facts {
    display: flex;
    min-width: 0;
    flex-wrap: wrap;
    align-items: start;
    gap: 0 ${theme.space(4)};
    color: ${theme.color.textMuted};
    font-size: ${theme.font.size.xs};
  }

  .fact {
    display: flex;
    align-items: center;
    gap: ${theme.space(1)};

    > dt {
      flex: none;
    }

    &:not(.age) > dt {
      ${visuallyHidden}
    }

    &:not(.age)::before {
      ${icon}
    }

    > dd {
      color: ${theme.color.text};
    }
  }

  .place::before {
    ${iconShape('pin')}
  }

  .date::before {
    ${iconShape('calendar')}
  }

  .type::before {
    ${iconShape('briefcase')}
  }

  .type > dd {
    text-transform: capitalize;
  }

  ${statusBadges}

  .status-button {
    display: flex;
    max-width: 100%;
    padding: 0;
    border: 0;
    border-radius: ${theme.radius.round};
    background: transparent;
    cursor: pointer;

    ${media.hover} {
      &:hover > span {
        border-color: currentcolor;
      }

      /* Beside the badge, which keeps its width. */
      > .status-badge::after {
        position: absolute;
        left: calc(100% + 5px);
      }

      &:enabled:is(:hover, :focus-visible) > .status-badge::after {
        ${chevron}
      }
    }

    /* As large as a finger, in the room it has. */
    ${media.touch} {
      margin: -9px 0;
      padding: 9px 0;

      &:enabled > .status-badge::after {
        ${chevron}
        position: static;
      }
    }
  }

  .selectBox {
    display: grid;
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
      margin: -6px;
    }
  }

  /* A long press selects the card. */
  @media (pointer: coarse) {
    -webkit-touch-callout: none;
    user-select: none;
  }

  /* It is pressed as a whole, and Shift selects no text. */
  &:has(.selectBox) {
    cursor: pointer;
    user-select: none;
  }

  &:has(.selectBox > :checked) {
    border-color: ${theme.color.accent};
    background: ${theme.color.accentSoft};
  }

  /* A shortened text is shown in full when its card has the focus. */
  &:has(:focus-visible) .position-text,
  &:has(:focus-visible) .company,
  &:has(:focus-visible) .fact > dd {
    white-space: normal;
    -webkit-line-clamp: none;
  }
`;
