import styled from 'styled-components';
import { media, screenOnly } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';

/** In the line of the count. */
export const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space(2)};
  color: ${theme.color.textMuted};

  /* There they share one line with all else, and wrap among themselves. */
  [data-table] > & {
    flex-wrap: wrap;
    row-gap: ${theme.space(1)};
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
    text-transform: capitalize;

    &:first-child {
      width: 7.25rem;
    }

    /* Places are as users have written them. */
    &[data-chosen],
    > option:not(:first-child) {
      text-transform: none;
    }

    &[data-chosen] {
      border-color: ${theme.color.accent};
      background: ${theme.color.accentSoft};
    }

    ${media.touch} {
      min-height: ${theme.size.touch};
      /* A phone zooms into a field with smaller text. */
      font-size: 16px;
    }
  }

  /* Or they would push 'add job' to a row of its own. */
  @container list-header (max-width: 57rem) {
    select {
      width: 5rem;

      &:first-child {
        width: 6.5rem;
      }
    }
  }

  ${media.handheld} {
    display: none;
  }

  ${screenOnly}
`;
