import { css } from 'styled-components';
import { clampLines } from '@/shared/styles/clampLines';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';
import { chevron } from './cardStatus.styles';
import { fromLine, fromTablet, HEIGHTS } from './cardSizes';

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

      > .facts {
        display: contents;
      }

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

      > .position,
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

      > .position,
      .place {
        align-self: center;
      }

      > .company {
        ${clampLines(2)}
        white-space: normal;
      }
    }
  }
`;
