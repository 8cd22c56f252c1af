import { css } from 'styled-components';
import { media } from './media';
import { theme } from './theme';

/** The label of a check box or a radio button, which stands before its text. */
export const tickRow = css`
  display: flex;
  min-height: 32px;
  align-items: center;

  input {
    width: 18px;
    height: 18px;
    flex: none;
    margin: 0;
    accent-color: ${theme.color.accent};
  }

  ${media.touch} {
    min-height: ${theme.size.touch};
  }
`;
