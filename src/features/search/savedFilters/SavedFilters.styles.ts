import styled from 'styled-components';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';

/** One line, of which a phone scrolls the views, beside the button that saves one. */
export const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  font-size: ${theme.font.size.xs};

  > ul:first-child {
    display: flex;
    flex-wrap: wrap;
  }

  a,
  > button {
    display: flex;
    align-items: center;
    padding: 0;
    border: 0;
    border-radius: ${theme.radius.round};
    background: transparent;
    color: ${theme.color.textMuted};
    text-decoration: none;
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
      min-height: ${theme.size.touch};
      justify-content: center;
    }
  }

  ${media.handheld} {
    margin: 0 -${theme.space(2)};
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
      /* What goes on is seen to go on; the last one can be scrolled out of the shade. */
      padding-right: ${theme.space(5)};
      mask-image: linear-gradient(to left, transparent, black ${theme.space(5)});
    }

    > button {
      flex: none;
    }
  }
`;
