import { css } from 'styled-components';
import { media } from './media';

/** On paper nothing can be opened. */
const wholeOnPaper = css`
  ${media.print} {
    display: block;
    overflow-wrap: anywhere;
    white-space: normal;
    -webkit-line-clamp: none;
  }
`;

/**
 * Shows at most so many lines of a text, however long its words are, and an ellipsis for the rest.
 * What is clipped rather than hidden can never scroll, which spares the browser a layer for each.
 */
export function clampLines(lines: number) {
  return css`
    display: -webkit-box;
    min-width: 0;
    overflow: hidden;
    overflow: clip;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: ${lines};

    ${wholeOnPaper}
  `;
}

/** Shows one line of a text and an ellipsis for the rest; cheaper to lay out than a clamp of one line. */
export const oneLine = css`
  min-width: 0;
  overflow: hidden;
  overflow: clip;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${wholeOnPaper}
`;
