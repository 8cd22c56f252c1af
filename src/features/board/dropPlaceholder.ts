import { css } from 'styled-components';
import { theme } from '@/shared/styles/theme';

/** Marks the place that a card would have where it is dropped. */
export const dropPlaceholder = css`
  display: block;
  height: ${theme.space(16)};
  border: 2px dashed ${theme.color.accent};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.accentSoft};
  content: '';
`;
