import { css } from 'styled-components';
import { clampLines, oneLine } from '@/shared/styles/clampLines';
import { icon, iconShape } from '@/shared/styles/icons';
import { media, screenOnly } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';
import { visuallyHidden } from '@/shared/styles/visuallyHidden';
import { buttonLook } from '@/shared/ui/Button.styles';
import { statusBadges } from './statusBadges';

/** So wide is a row at least, in rem, to be one line. */
const LINE = 56;
/** So wide is a card of a list at least where there are several in a row, and so far they are apart, in rem. */
export const CARD_ROOM = LINE + 2;
export const GAP = 0.5;

/** The rows of a list are at least so high, in rem: on a phone, on a tablet and in one line. */
export const HEIGHTS = { phone: 5.75, tablet: 4.5, line: 3.5 };

/** From this width on, of what contains a row, its parts stand in columns. */
export const fromTablet = '@container (min-width: 35rem)';
const belowTablet = '@container not (min-width: 35rem)';
export const fromLine = `@container (min-width: max(${LINE}rem, 80ch))`;

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

const texts = css`
  /* Right-to-left names keep their order, and their place. */
  .position,
  .company,
  .fact {
    min-width: 0;
    text-align: left;
    unicode-bidi: plaintext;
  }

  .position {
    grid-area: position;
    font-size: ${theme.font.size.sm};
    line-height: 1.3;
    text-wrap: wrap;
  }

  .position-text {
    ${clampLines(2)}
    hyphens: auto;
  }

  /* The ring keeps off the text and the company. */
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

  .company {
    grid-area: company;
    color: ${theme.color.textMuted};
    font-size: ${theme.font.size.xs};
    line-height: 1.3;
  }

  .company,
  .fact > dd {
    ${oneLine}
  }

  /* A shortened text is shown in full when its title has the focus. */
  .position:focus-within .position-text,
  .position:focus-within ~ .company,
  .position:focus-within ~ .facts dd {
    white-space: normal;
    -webkit-line-clamp: none;
  }

  .facts {
    display: contents;
    color: ${theme.color.textMuted};
    font-size: ${theme.font.size.xs};
    line-height: 1.3;
  }

  .fact > dt {
    ${visuallyHidden}
  }

  .fact > dd {
    color: ${theme.color.text};
  }

  .place {
    grid-area: place;
  }

  .date {
    grid-area: date;
    white-space: nowrap;
  }

  .type {
    max-width: 7.5rem;
    grid-area: type;

    > dd {
      text-transform: capitalize;
    }
  }

  .age {
    display: flex;
    gap: ${theme.space(1)};
    grid-area: age;
    white-space: nowrap;

    > dt {
      position: static;
      width: auto;
      height: auto;
      margin: 0;
      clip-path: none;
    }
  }
`;

const status = css`
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
      &:enabled > .status-badge::after {
        ${chevron}
        position: absolute;
        left: calc(100% + 2px);
      }
    }

    /* As large as a finger, in the room it has. */
    ${media.touch} {
      min-width: ${theme.size.touch};
      min-height: ${theme.size.touch};
      justify-content: end;
      margin: -10px 0;
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

const selecting = css`
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
      border-radius: inherit;
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

const actions = css`
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

/** Position and company over the whole width, below them the facts in one line, and the status at the right. */
const tile = css`
  display: grid;
  align-content: center;
  grid-template:
    'position position position position'
    'company company company company'
    'place type date .'
    'age age age age' minmax(1.625rem, auto)
    'note note note note'
    / minmax(0, max-content) max-content max-content minmax(0, 1fr);
  column-gap: ${theme.space(3)};
  padding: ${theme.space(1)} ${theme.space(3)} 5px;

  &[data-layout='tile'] {
    grid-template:
      'position position position position'
      'company company company company'
      'place type date status'
      'age age age age'
      'note note note note'
      / minmax(0, max-content) max-content max-content minmax(28px, 1fr);
    padding-block: ${theme.space(2)};

    ${media.touch} {
      > .status-button {
        margin: -14px 0;
      }
    }
  }

  &[data-layout='row'] {
    min-height: ${HEIGHTS.phone}rem;

    /* Beside the wait, which leaves it the right half. */
    > .status-button {
      grid-area: age;

      &:enabled::after {
        ${icon}
        ${iconShape('more')}
        margin-left: ${theme.space(2)};
        font-size: ${theme.font.size.md};
      }
    }
  }

  .letter {
    display: grid;
    width: 1.125rem;
    height: 1.125rem;
    grid-area: company;
    place-items: center;
    border-radius: 5px;
    background: ${theme.letter.background};
    color: ${theme.letter.text};
    font-size: 0.6875rem;
    font-weight: ${theme.font.weight.bold};
    text-transform: uppercase;
  }

  .letter ~ .company {
    padding-left: 1.5rem;
  }
`;

/** In a narrow tile the place has a line of its own; with larger text the status, then the place as well. */
const narrow = css`
  @container not (min-width: max(20rem, 36ch)) {
    &[data-layout='tile'] {
      grid-template:
        'position position position'
        'company company company'
        'place place status'
        'type date status'
        'age age age'
        'note note note'
        / max-content minmax(0, 1fr) 28px;
    }
  }

  @container not (min-width: max(18rem, 30ch)) {
    &[data-layout='row'] {
      grid-template:
        'position position position position'
        'company company company company'
        'place type date .'
        'age age age age'
        'status status status status' minmax(1.625rem, auto)
        'note note note note'
        / minmax(0, max-content) max-content max-content minmax(0, 1fr);

      > .status-button {
        grid-area: status;
      }
    }
  }

  @container not (min-width: max(13.5rem, 22ch)) {
    &,
    &[data-layout='tile'],
    &[data-layout='row'] {
      grid-template:
        'position position'
        'company company'
        'place place'
        'type date'
        'age age'
        'status status'
        'note note'
        / max-content minmax(0, 1fr);
    }

    .date,
    .age {
      flex-wrap: wrap;
      white-space: normal;
    }
  }
`;

/** On a tablet the parts of a row stand in columns, in two lines or three. */
const columns = css`
  ${fromTablet} {
    &[data-layout='row'] {
      /* In characters too: a browser may have a least font size, which rem does not follow. */
      --status: max(6.25rem, 10ch);
      --type: max(4.75rem, 9ch);
      --date: max(6.5rem, 12ch);
      min-height: ${HEIGHTS.tablet}rem;
      grid-template:
        'letter position place place status actions'
        'letter company type date status actions'
        'letter company age age status actions'
        'note note note note note note'
        / 2.25rem minmax(0, 1fr) var(--type) var(--date) var(--status) auto;
      padding: ${theme.space(2)} ${theme.space(3)};

      ${media.touch} {
        --status: max(7.5rem, 12ch);
      }

      > .status-button {
        grid-area: status;
        justify-self: start;

        &:enabled::after {
          content: none;
        }

        ${media.touch} {
          &:enabled > .status-badge::after {
            ${chevron}
            position: static;
          }
        }
      }

      > .letter,
      > .selectBox {
        align-self: center;
        grid-area: letter;
        justify-self: start;
        margin-left: 0;
      }

      > .letter {
        width: 2.25rem;
        height: 2.25rem;
        border-radius: ${theme.radius.md};
        font-size: ${theme.font.size.sm};
      }

      > .company {
        padding-left: 0;
      }

      .place {
        align-self: end;
      }
    }
  }
`;

/** At a desk a row is one line. */
const line = css`
  ${fromLine} {
    &[data-layout='row'] {
      min-height: ${HEIGHTS.line}rem;
      align-items: center;
      grid-template:
        'letter position company place type date status actions' 1fr
        'letter position company place age age status actions'
        'note note note note note note note note'
        / 2.25rem minmax(0, 3.2fr) minmax(0, 2fr) minmax(0, 1.6fr) var(--type) var(--date)
        var(--status) auto;
      padding-block: ${theme.space(1)};

      .place {
        align-self: center;
      }

      > .company,
      .place > dd {
        ${clampLines(2)}
        white-space: normal;
      }
    }
  }
`;

/**
 * How the card of an application looks, by the classes of its parts: one rule for a card and all its parts, since
 * hundreds of them are styled at once.
 */
export const jobCards = css`
  .card {
    position: relative;
    min-width: 0;
    border: 1px solid ${theme.color.border};
    border-radius: ${theme.radius.lg};
    background: ${theme.color.surface};

    ${texts}
    ${statusBadges}
    ${status}
    ${actions}
    ${selecting}
    ${tile}
    ${narrow}
    ${columns}
    ${line}

    /* A long press selects the card. */
    @media (pointer: coarse) {
      -webkit-touch-callout: none;
      user-select: none;
    }
  }
`;
