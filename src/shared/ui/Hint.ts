import styled from 'styled-components';
import { theme } from '@/shared/styles/theme';

/** A line that says more about what stands beside it. */
export const Hint = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.font.size.xs};
`;

/** A note below an item of a menu. It makes the menu no wider, which stays where it opened. */
export const MenuHint = styled(Hint)`
  width: 0;
  min-width: 100%;
  padding: 0 ${theme.space(3)} ${theme.space(2)};
`;
