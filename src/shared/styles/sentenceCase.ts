import { css } from 'styled-components';

/** Shows a text that is written small as a sentence. For a box of text: a row or a grid has no first letter. */
export const sentenceCase = css`
  &::first-letter {
    text-transform: uppercase;
  }
`;
