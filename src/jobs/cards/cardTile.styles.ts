import { css } from 'styled-components';
import { icon, iconShape } from '@/shared/styles/icons';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';
import { HEIGHTS } from './cardSizes';

/** Position and company over the whole width, below them the facts, and the status at the right. */
export const tile = css`
  display: grid;
  align-content: center;
  column-gap: ${theme.space(3)};
  padding: ${theme.space(1)} ${theme.space(3)} 5px;

  &[data-layout='tile'] {
    grid-template:
      'position position'
      'company company'
      'facts status'
      'age age'
      'note note'
      / minmax(0, 1fr) 28px;
    padding-block: ${theme.space(2)};

    ${media.touch} {
      > .status-button {
        margin: -14px 0;
      }
    }
  }

  &[data-layout='row'] {
    min-height: ${HEIGHTS.phone}rem;
    grid-template:
      'position position'
      'company company'
      'facts facts'
      'age status' minmax(1.625rem, auto)
      'note note'
      / minmax(0, 1fr) auto;

    > .status-button:enabled::after {
      ${icon}
      ${iconShape('more')}
      margin-left: ${theme.space(2)};
      font-size: ${theme.font.size.md};
    }

    /* With very large text the wait has no room beside it. */
    @container not (min-width: max(13.5rem, 22ch)) {
      grid-template:
        'position'
        'company'
        'facts'
        'age'
        'status'
        'note'
        / minmax(0, 1fr);
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
