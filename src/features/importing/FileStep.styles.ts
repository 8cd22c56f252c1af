import styled from 'styled-components';
import { theme } from '@/shared/styles/theme';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space(4)};
`;

export const Zone = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space(3)};
  padding: ${theme.space(5)};
  border: 1px dashed ${theme.color.borderStrong};
  border-radius: ${theme.radius.lg};

  label {
    font-weight: ${theme.font.weight.medium};
  }

  input {
    width: 100%;
  }

  /* Its name stands below, also of one that was dropped. */
  &:has(> p) > input {
    color: transparent;
  }

  ::file-selector-button {
    min-height: ${theme.size.touch};
    margin-inline-end: ${theme.space(3)};
    padding: 0 ${theme.space(4)};
    border: 1px solid ${theme.color.borderStrong};
    border-radius: ${theme.radius.md};
    background: ${theme.color.surface};
    color: ${theme.color.text};
    font: inherit;
    cursor: pointer;
  }
`;

export const Chosen = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(3)};
  overflow-wrap: anywhere;
`;
