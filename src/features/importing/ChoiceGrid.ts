import styled from 'styled-components';
import { theme } from '@/shared/styles/theme';

/** Fields beside each other, as many as there is room for. */
export const ChoiceGrid = styled.div<{ $isDense?: boolean }>`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, ${({ $isDense }) => ($isDense ? 180 : 240)}px), 1fr)
  );
  gap: ${({ $isDense }) => theme.space($isDense ? 3 : 4)};
`;
