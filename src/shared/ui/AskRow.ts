import styled from 'styled-components';
import { theme } from '@/shared/styles/theme';

/** A question or a note below the fields of a form, or first in it, with its buttons. */
export const AskRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(2)} ${theme.space(3)};
  margin-top: ${theme.space(5)};
  overflow-wrap: anywhere;

  form > &:first-child {
    margin: 0 0 ${theme.space(5)};
  }

  > * {
    min-width: 0;
  }
`;
