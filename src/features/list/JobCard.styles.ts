import { css } from 'styled-components';
import { cardParts } from '@/jobs/cards/cardStyles';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';
import { buttonLook } from '@/shared/ui/Button.styles';

/** So wide is a card at least where there are several in a row, and so far they are apart, in rem. */
export const CARD_ROOM = 46;
export const GAP = 0.5;

/**
 * On a phone three lines, with status, type and actions at their right. At a desk one row, whose columns
 * are the same in all cards.
 */
export const card = css`
  ${cardParts}
  position: relative;
  display: grid;
  min-width: 0;
  min-height: 5.75rem;
  grid-template:
    'letter position side' auto
    'letter company side' auto
    'facts facts side' 1fr
    'note note note' auto / 2rem minmax(0, 1fr) fit-content(45%);
  column-gap: ${theme.space(2)};
  padding: ${theme.space(2)} ${theme.space(3)} ${theme.space(1)};

  .letter {
    display: grid;
    width: 2rem;
    height: 2rem;
    grid-area: letter;
    place-items: center;
    border-radius: ${theme.radius.md};
    background: ${theme.letter.background};
    color: ${theme.letter.text};
    font-weight: ${theme.font.weight.bold};
    text-transform: uppercase;
  }

  .selectBox {
    grid-area: letter;
  }

  .position {
    grid-area: position;
  }

  .company {
    grid-area: company;
    font-size: ${theme.font.size.xs};
    line-height: 1.3;
  }

  .status-button {
    min-width: 0;
    align-self: start;
    grid-area: side;
    justify-self: end;
  }

  .note {
    max-width: none;
    grid-area: note;
  }

  .facts {
    grid-area: facts;
    align-content: end;
    column-gap: ${theme.space(3)};
    padding-bottom: ${theme.space(1)};
    line-height: 1.3;
  }

  .fact:not(.age)::before {
    display: none;
  }

  .actions {
    display: flex;
    align-self: end;
    grid-area: side;
    justify-self: end;
    margin: 0 -${theme.space(2)} -${theme.space(1)} 0;
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

  @container not (min-width: 35rem) {
    .position-text {
      -webkit-line-clamp: 3;
    }

    .type {
      position: absolute;
      top: 2.25rem;
      right: ${theme.space(3)};
      max-width: 6.5rem;
    }
  }

  /* Larger text on a phone: the names take the room of the initial. */
  @container not (min-width: max(17rem, 27ch)) {
    &:has(.letter) {
      grid-template:
        'position side' auto
        'company side' auto
        'facts side' 1fr
        'note note' auto / minmax(0, 1fr) fit-content(45%);
    }

    .letter {
      display: none;
    }

    .age {
      flex-wrap: wrap;
    }
  }

  @container not (min-width: max(12rem, 23ch)) {
    &,
    &:has(.letter) {
      grid-template:
        'letter position' auto
        'letter company' auto
        'facts facts' auto
        'status status' auto
        'side side' auto
        'note note' auto / auto minmax(0, 1fr);
      row-gap: ${theme.space(1)};
    }

    .status-button {
      grid-area: status;
      justify-self: start;
    }

    .type {
      position: static;
      max-width: none;
    }
  }

  @container (min-width: 35rem) {
    /* In characters too: a browser may have a least font size, which rem does not follow. */
    --status: max(6.5rem, 10ch);
    --facts: max(10.25rem, 15ch);
    min-height: 5.25rem;
    grid-template:
      'letter position facts status actions' auto
      'letter company facts status actions' auto
      'note note note note note' auto
      / 2.5rem minmax(0, 1fr) var(--facts) var(--status) auto;
    align-content: center;
    column-gap: ${theme.space(3)};
    padding: ${theme.space(2)} ${theme.space(4)};

    .letter {
      width: 2.5rem;
      height: 2.5rem;
      align-self: center;
      font-size: ${theme.font.size.md};
    }

    .position {
      align-self: end;
    }

    .status-button {
      align-self: center;
      grid-area: status;
      justify-self: start;
    }

    .facts {
      display: grid;
      grid-template: 'place' 'type' 'date' 'age' / minmax(0, 1fr);
      align-content: center;
      padding: 0;
      line-height: 1.25;
    }

    .place {
      grid-area: place;
    }

    .type {
      grid-area: type;
    }

    .date {
      grid-area: date;
    }

    .age {
      grid-area: age;
    }

    .actions {
      flex-direction: column;
      align-self: center;
      grid-area: actions;
      margin-bottom: 0;
    }

    /* With the chevron of a badge. */
    ${media.touch} {
      --status: max(7.75rem, 12ch);

      .actions {
        flex-direction: row;
      }
    }
  }

  /* One card in a row. */
  @container (min-width: max(56rem, 80ch)) and (width < ${2 * CARD_ROOM + GAP}rem) {
    --facts: 20.5rem;

    .facts {
      grid-template: 'place date' auto 'type age' auto / minmax(0, 1fr) 10.25rem;
      row-gap: ${theme.space(1)};
    }

    .fact:not(.age)::before {
      display: block;
    }

    .actions {
      flex-direction: row;
    }
  }

  @container (min-width: max(66rem, 95ch)) and (width < ${2 * CARD_ROOM + GAP}rem) {
    --facts: 28.5rem;

    .facts {
      grid-template: 'place type date' auto 'place type age' auto / minmax(0, 1fr) 6.5rem 10.25rem;
      row-gap: 0;
      align-items: center;
    }
  }
`;
