import styled from 'styled-components';
import { theme } from '@/shared/styles/theme';
import { Hint } from './Hint';

/** A note below an item of a menu. It makes the menu no wider, which stays where it opened. */
export const MenuHint = styled(Hint)`
  width: 0;
  min-width: 100%;
  padding: 0 ${theme.space(3)} ${theme.space(2)};
`;
