import styled from 'styled-components';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';

/** One line, of which the views scroll where they have no room, beside the button that saves one. */
export const Row = styled.nav`
  display: flex;
  min-width: 0;
  align-items: center;
  font-size: ${theme.font.size.xs};

  > ul:first-child {
    display: flex;
    min-width: 0;
    overflow-x: auto;
    overscroll-behavior-x: contain;
    /* It is the one way to scroll them with a plain mouse. */
    scrollbar-width: thin;
    /* What goes on is seen to go on; the last one can be scrolled out of the shade. */
    padding-right: ${theme.space(3)};
    mask-image: linear-gradient(to left, transparent, black ${theme.space(3)});
  }

  > ul:first-child > li,
  > button {
    flex: none;
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
    flex: 1 1 7rem;
    /* With larger text the built-in views still fit. */
    font-size: min(${theme.font.size.xs}, 3.8vw);

    > ul:first-child {
      flex: 1 1 0;
      scrollbar-width: none;
      padding-right: ${theme.space(5)};
      mask-image: linear-gradient(to left, transparent, black ${theme.space(5)});
    }
  }
`;
