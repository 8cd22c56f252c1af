import { css, keyframes } from 'styled-components';
import { theme } from './theme';

const appear = keyframes`
  from { opacity: 0; }
`;

/** What tells of waiting fades in a moment later, so that a quick answer shows no flash. */
export const fadeInLate = css`
  animation: ${appear} ${theme.motion.fast} ${theme.motion.fast} backwards;
`;
