import styled from 'styled-components';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';

/** One line, of which a phone scrolls the views, beside the button that saves one. */
export const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  margin: 0 -${theme.space(2)};
  font-size: ${theme.font.size.xs};

  > ul:first-child {
    display: flex;
    flex-wrap: wrap;
  }

  a,
  > button {
    display: block;
    max-width: 16rem;
    padding: 0 ${theme.space(2)};
    border: 0;
    border-radius: ${theme.radius.md};
    background: transparent;
    color: ${theme.color.textMuted};
    line-height: max(28px, 1.5em);
    overflow: hidden;
    text-decoration: none;
    text-overflow: ellipsis;
    text-transform: capitalize;
    white-space: nowrap;
    cursor: pointer;

    &:focus-visible {
      outline-offset: -2px;
    }

    ${media.hover} {
      &:hover {
        color: ${theme.color.text};
        text-decoration: underline;
      }
    }

    ${media.touch} {
      min-width: ${theme.size.touch};
      line-height: ${theme.size.touch};
      text-align: center;
    }
  }

  ${media.handheld} {
    min-width: 0;
    flex: 1 1 7rem;
    flex-wrap: nowrap;
    /* With larger text the built-in views still fit. */
    font-size: min(${theme.font.size.xs}, 3.8vw);

    > ul:first-child {
      min-width: 0;
      flex: 1 1 0;
      flex-wrap: nowrap;
      overflow-x: auto;
      overscroll-behavior-x: contain;
      scrollbar-width: none;
    }

    > button {
      flex: none;
    }
  }

  [data-own] > a {
    text-transform: none;
  }

  /* As wide as in bold, so that none moves when it becomes that. */
  a::after {
    display: block;
    height: 0;
    overflow: hidden;
    font-weight: ${theme.font.weight.bold};
    content: attr(data-name) / '';
    visibility: hidden;
  }

  a[aria-current] {
    color: ${theme.color.accent};
    font-weight: ${theme.font.weight.bold};
  }
`;
