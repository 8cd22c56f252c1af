import { css } from 'styled-components';
import { media } from './media';

/** A link as wide as its place that looks like the text around it until it is pointed at. */
export const quietLink = css`
  display: block;
  color: inherit;
  text-decoration: none;

  ${media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }
`;
