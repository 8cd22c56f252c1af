import styled from 'styled-components';
import { oneLine } from '@/shared/styles/clampLines';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';
import { ROW } from './JobsTable.styles';

/**
 * A group of rows. The browser skips it as a whole while it is out of sight, and else its rows that are. Some rules of
 * the table are replaced here, so that they have to come first.
 */
export const Body = styled.tbody`
  display: block;

  &,
  > tr {
    content-visibility: auto;

    ${media.print} {
      content-visibility: visible;
    }
  }

  > tr {
    contain-intrinsic-block-size: auto ${ROW}px;
  }

  ${media.hover} {
    tr:hover {
      background: ${theme.color.surfaceHover};
    }

    /* Not by its opacity, which makes a layer of each. */
    tr:not(:hover, :focus-within) .open > a {
      color: transparent;
    }
  }

  tr[aria-busy='true'] {
    color: ${theme.color.textMuted};

    .open::before {
      display: inline-block;
      width: 8px;
      height: 8px;
      border-radius: ${theme.radius.round};
      background: ${theme.color.accent};
      content: '';
    }
  }

  tr[aria-selected='true'] {
    background: ${theme.color.accentSoft};
  }

  .badge {
    ${oneLine}
    max-width: 100%;
    padding: 3px var(--badge-side);
    border: 1px solid transparent;
    border-radius: ${theme.radius.round};
    vertical-align: middle;
    font: inherit;
    font-weight: ${theme.font.weight.medium};
    line-height: 1.4;
    text-transform: capitalize;
    cursor: pointer;

    ${media.print} {
      padding: 0;
    }

    ${media.hover} {
      &:hover {
        border-color: currentcolor;
      }
    }
  }

  .open {
    text-align: end;

    > a {
      padding-block: ${theme.space(1)};
    }
  }

  .note {
    display: flex;
    flex-wrap: wrap;
    grid-column: 1 / -1;
    gap: ${theme.space(2)};
    white-space: normal;
  }

  input:not([type]),
  select {
    width: calc(100% + ${theme.space(2)});
    height: 28px;
    margin: 0 -${theme.space(1)};
    padding: 0 ${theme.space(1)};
    border: 1px solid ${theme.color.focus};
    border-radius: ${theme.radius.md};
    background: ${theme.color.surface};
    color: ${theme.color.text};
    font: inherit;
    outline-offset: -1px;

    &[aria-invalid='true'] {
      border-color: ${theme.color.danger};
    }
  }

  /* It would cover the end of a text; typing and ArrowDown offer the same. */
  input[list]::-webkit-calendar-picker-indicator {
    display: none !important;
  }

  .tick input {
    width: 18px;
    height: 18px;
    vertical-align: middle;
    accent-color: ${theme.color.accent};
  }

  /* As high as a finger needs it. */
  ${media.coarse} {
    tr {
      min-height: ${theme.size.touch};
    }

    .badge,
    .open > a {
      padding-block: ${theme.space(3)};
    }
  }
`;
