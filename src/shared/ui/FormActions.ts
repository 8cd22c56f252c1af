import styled from 'styled-components';
import { theme } from '@/shared/styles/theme';

/** The buttons cell at the end of a FormGrid: buttons of equal width on the line of the inputs. */
export const FormActions = styled.div`
  display: flex;
  align-self: end;
  gap: ${theme.space(3)};
  padding-bottom: var(--field-note-room, 0px);

  > * {
    flex: 1;
  }
`;
