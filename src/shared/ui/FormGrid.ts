import styled from 'styled-components';
import { theme } from '@/shared/styles/theme';

/**
 * Form fields in up to three columns, fewer where the container is narrow. Each field
 * keeps a line free for its error, which is also the distance between the rows.
 */
export const FormGrid = styled.div`
  --field-note-room: 2rem;
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, max(220px, calc((100% - ${theme.space(10)}) / 3))), 1fr)
  );
  column-gap: ${theme.space(5)};
  margin-bottom: calc(${theme.space(3)} - var(--field-note-room));
`;
