import styled from 'styled-components';
import { icon, iconShape } from '@/shared/styles/icons';
import { media, NOT_HANDHELD } from '@/shared/styles/media';
import { sentenceCase } from '@/shared/styles/sentenceCase';
import { theme } from '@/shared/styles/theme';
import { visuallyHidden } from '@/shared/styles/visuallyHidden';
import { BusyButton } from '@/shared/ui/BusyButton';
import { Button } from '@/shared/ui/Button';
import { namedBoxes } from './namedBoxes';

export const SearchPanel = styled.div`
  min-width: 0;
`;

/** On a phone they are folded. */
export const Filters = styled.div`
  display: contents;

  ${media.handheld} {
    display: none;
    grid-column: 1 / -1;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: center;
    gap: inherit;

    [data-open] > & {
      display: grid;
    }
  }

  /* Large text. */
  @container bar not (min-width: 12rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const FiltersButton = styled(Button)`
  display: none;

  ${media.handheld} {
    display: inline-flex;
    align-self: stretch;
    /* Room for a number, which moves nothing. */
    min-width: 8.25rem;
    justify-content: flex-start;
    padding-inline: ${theme.space(3)};
  }
`;

/** As wide as its words, or as its cross where the fields need the room. */
export const ClearFilters = styled(BusyButton)`
  padding-inline: ${theme.space(2)};
  font-size: ${theme.font.size.xs};

  @media ${NOT_HANDHELD} {
    white-space: nowrap;

    > svg {
      display: none;
    }

    @container bar not (min-width: 58rem) {
      > svg {
        display: block;
      }

      > span {
        ${visuallyHidden}
      }
    }
  }
`;

/**
 * One line, the heading in it where there is room for that, of which the search box takes what the others leave. On a
 * phone the search box and a button that opens the others below it.
 */
export const Fields = styled.div`
  ${namedBoxes}
  display: grid;
  align-items: center;
  gap: ${theme.space(1)} ${theme.space(2)};

  > h2 {
    ${visuallyHidden}
  }

  @media ${NOT_HANDHELD} {
    --choice: 6.25rem;
    display: flex;
    flex-wrap: wrap;
    column-gap: ${theme.space(1)};

    > :nth-child(2) {
      flex: 1 1 5.5rem;
    }

    > ${Filters} > :has(> label) {
      flex: 0 0 var(--choice);
    }

    /* The first of each chooses nothing. */
    select:has(> option:checked:not(:first-child)) {
      border-color: ${theme.color.accent};
      background: ${theme.color.accentSoft};
    }

    /* There all take two lines, of which the other choices have the second. */
    @container bar not (min-width: 43rem) {
      > :nth-child(2) {
        flex-basis: 17rem;
      }
    }

    @container bar (min-width: 58rem) {
      > h2 {
        position: static;
        width: min-content;
        height: auto;
        margin: 0;
        clip-path: none;
        color: ${theme.color.textMuted};
        font-size: ${theme.font.size.xs};
        line-height: 1.3;
        white-space: normal;
        ${sentenceCase}
      }
    }

    @container bar (min-width: 68rem) {
      --choice: 7rem;
      column-gap: ${theme.space(2)};
    }

    ${media.coarse} {
      --choice: 7.5rem;
    }
  }

  ${media.handheld} {
    grid-template-columns: minmax(0, 1fr) auto;

    /* One line, in which a magnifier says what it is for. */
    > :nth-child(2) {
      > label {
        ${visuallyHidden}
      }

      &::before {
        ${icon}
        ${iconShape('search')}
        position: absolute;
        top: calc(50% - 0.5em);
        left: ${theme.space(3)};
        color: ${theme.color.textMuted};
      }

      > input {
        padding: 0 ${theme.space(2)} 0 ${theme.space(9)};
      }
    }

    /* Large text. */
    @container bar not (min-width: 12rem) {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
