import { css } from 'styled-components';
import { clampLines, oneLine } from '@/shared/styles/clampLines';
import { media } from '@/shared/styles/media';
import { sentenceCase } from '@/shared/styles/sentenceCase';
import { theme } from '@/shared/styles/theme';
import { visuallyHidden } from '@/shared/styles/visuallyHidden';

/** What is read on a card: the position with its link, the company and the facts. */
export const texts = css`
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

  /* In one line, or in as many as they need, so that none is cut. */
  .facts {
    display: flex;
    min-width: 0;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: ${theme.space(3)};
    grid-area: facts;
  }

  .facts,
  .age {
    color: ${theme.color.textMuted};
    font-size: ${theme.font.size.xs};
    line-height: 1.3;
  }

  .fact > dt {
    ${visuallyHidden}
  }

  .facts dd,
  .age > dd {
    color: ${theme.color.text};
  }

  .place {
    grid-area: place;

    > dd {
      ${clampLines(2)}
      hyphens: auto;
      white-space: normal;
    }
  }

  .date {
    grid-area: date;
    white-space: nowrap;
  }

  .type {
    grid-area: type;

    > dd {
      text-transform: capitalize;
    }
  }

  .age {
    min-width: 0;
    grid-area: age;
    ${sentenceCase}

    > * {
      display: inline;
    }

    > dd::before {
      content: ' ';
    }
  }
`;
