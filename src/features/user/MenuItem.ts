import styled from 'styled-components';
import { Button } from '@/shared/ui/Button';

/** One of the things to press in the user menu. */
export const MenuItem = styled(Button).attrs({ variant: 'ghost', isBlock: true })`
  justify-content: flex-start;
`;
