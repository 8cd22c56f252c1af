import { css } from 'styled-components';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';

/** For the button of a status, as part of the rule of its card. */
export const triggerLook = css`
  display: flex;
  max-width: 100%;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.round};
  background: transparent;
  cursor: pointer;

  &[aria-busy='true'] {
    opacity: 0.6;
    cursor: progress;
  }

  ${media.hover} {
    &:hover > * {
      border-color: currentcolor;
    }
  }

  /* As large as a finger, in the room it has. */
  ${media.touch} {
    margin: -9px 0;
    padding: 9px 0;
  }
`;
