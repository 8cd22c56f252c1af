import styled from 'styled-components';
import { oneLine } from '@/shared/styles/clampLines';
import { media, screenOnly } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';

/** The way to all rows, or what is chosen among them, in the line of their count. */
export const Tools = styled.div`
  display: flex;
  flex: 1 1 18rem;
  align-items: center;
  gap: ${theme.space(2)};
  color: ${theme.color.textMuted};

  /* In what room is left. */
  > small {
    ${oneLine}
    width: 0;
    flex: 1;
  }

  select {
    width: 5.5rem;
    min-height: 32px;
    padding: 0 ${theme.space(1)};
    border: 1px solid ${theme.color.borderStrong};
    border-radius: ${theme.radius.md};
    background: ${theme.color.surface};
    color: ${theme.color.text};
    font-size: ${theme.font.size.xs};
    text-overflow: ellipsis;

    &:first-child {
      width: 7.25rem;
    }

    &[data-chosen] {
      border-color: ${theme.color.accent};
      background: ${theme.color.accentSoft};
    }

    ${media.touch} {
      min-height: ${theme.size.touch};
    }
  }

  ${screenOnly}
`;
