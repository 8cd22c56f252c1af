import { css } from 'styled-components';

/** Shows at most so many lines of a text, however long its words are, and an ellipsis for the rest. */
export function clampLines(lines: number) {
  return css`
    display: -webkit-box;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: ${lines};
  `;
}
