import styled from 'styled-components';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';

/**
 * One line, which scrolls on a phone. Its touch targets overlap the space above and below.
 */
export const Row = styled.nav`
  display: grid;
  margin: 0 -${theme.space(2)};

  > ul {
    display: flex;
    flex-wrap: wrap;
    font-size: ${theme.font.size.xs};
  }

  a,
  button {
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
    overflow-x: auto;
    overscroll-behavior-x: contain;
    overscroll-behavior-x: contain;
    scroll-padding-right: 9rem;
    scrollbar-width: none;

    > ul {
      flex-wrap: nowrap;
      width: max-content;
      /* With larger text the built-in views still fit. */
      font-size: min(${theme.font.size.xs}, 3.8vw);
    }

    /* In reach, however many views there are. */
    li:last-child {
      position: sticky;
      right: 0;
      /* Not over what it overlaps above. */
      background: linear-gradient(${theme.color.page} 0 0) 0 ${theme.space(1)} no-repeat;
    }
  }

  [data-own] > a {
    text-transform: none;
  }

  a[aria-current] {
    color: ${theme.color.accent};
    font-weight: ${theme.font.weight.bold};
  }

  ${media.touch} {
    margin-block: -${theme.space(1)} -${theme.space(3)};
  }

  ${media.low} {
    min-width: 0;
    margin-block: 0;
  }
`;
