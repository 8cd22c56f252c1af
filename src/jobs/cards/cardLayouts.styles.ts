import { css } from 'styled-components';
import { clampLines } from '@/shared/styles/clampLines';
import { icon, iconShape } from '@/shared/styles/icons';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';
import { chevron } from './cardControls.styles';
import { fromLine, fromTablet, HEIGHTS } from './cardSizes';

/** Position and company over the whole width, below them the facts in one line, and the status at the right. */
export const tile = css`
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
export const narrow = css`
  @container not (min-width: max(20rem, 36ch)) {
    &[data-layout='tile'] {
      grid-template:
        'position position position'
        'company company company'
        'place place status'
        'type date date'
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
export const columns = css`
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
export const line = css`
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
