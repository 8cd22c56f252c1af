import styled from 'styled-components';
import { theme } from '@/shared/styles/theme';

/** A line that says more about what stands beside it. */
export const Hint = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.font.size.xs};
`;
