import { css } from 'styled-components';
import { theme } from '@/shared/styles/theme';

/** The look of a shade at this side, behind which there are more months; to be placed by the caller. */
export const edgeShade = (side: 'left' | 'right') => css`
  position: absolute;
  width: ${theme.space(3)};
  background: linear-gradient(
    to ${side === 'left' ? 'right' : 'left'},
    ${theme.color.shadow},
    transparent
  );
  content: '';
  inset-block: 0;
  pointer-events: none;
`;
