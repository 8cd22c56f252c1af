import styled from 'styled-components';
import { media } from '@/shared/styles/media';
import { sentenceCase } from '@/shared/styles/sentenceCase';
import { theme } from '@/shared/styles/theme';

/** The label of a check box, a switch or a radio button, which stands before its text. */
export const TickLabel = styled.label`
  display: flex;
  min-width: 0;
  min-height: 32px;
  align-items: center;
  gap: ${theme.space(3)};

  input {
    width: 18px;
    height: 18px;
    flex: none;
    accent-color: ${theme.color.accent};
  }

  > span {
    ${sentenceCase}
  }

  ${media.touch} {
    min-height: ${theme.size.touch};
  }
`;
