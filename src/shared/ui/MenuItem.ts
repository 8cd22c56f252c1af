import styled from 'styled-components';
import { Button } from './Button';

/** One of the things to press in a menu. */
export const MenuItem = styled(Button).attrs({ variant: 'ghost', isBlock: true })`
  justify-content: flex-start;
`;
