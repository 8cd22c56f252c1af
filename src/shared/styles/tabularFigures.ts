import { css } from 'styled-components';

/** Figures of one width, so that a number keeps its place while it changes. */
export const tabularFigures = css`
  font-variant-numeric: tabular-nums;
`;
