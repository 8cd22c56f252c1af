import styled from 'styled-components';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';

/** A surface that groups what belongs together; choose the element with `as`. */
export const Panel = styled.div`
  min-width: 0;
  padding: ${theme.space(4)};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};

  ${media.tablet} {
    padding: ${theme.space(6)};
  }
`;
