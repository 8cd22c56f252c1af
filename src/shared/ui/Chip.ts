import styled from 'styled-components';
import { oneLine } from '@/shared/styles/clampLines';
import { media } from '@/shared/styles/media';
import { sentenceCase } from '@/shared/styles/sentenceCase';
import { theme } from '@/shared/styles/theme';

/**
 * The looks of a choice that one press makes or takes away; filled while it is made. It is a part of its link or
 * button, which may be as large as a finger. `data-verbatim` is what users have written.
 */
export const Chip = styled.span`
  display: flex;
  max-width: 16rem;
  align-items: center;
  gap: ${theme.space(1)};
  padding: ${theme.space(1)} ${theme.space(2)};
  border-radius: ${theme.radius.round};
  font-size: inherit;
  line-height: max(20px, 1.5em);

  > span {
    ${oneLine}
  }

  &:not([data-verbatim]) > span {
    ${sentenceCase}
  }

  [aria-current] > &,
  &[data-chosen] {
    background: ${theme.color.accentSoft};
    color: ${theme.color.accent};
  }

  ${media.forcedColors} {
    [aria-current] > &,
    &[data-chosen] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
