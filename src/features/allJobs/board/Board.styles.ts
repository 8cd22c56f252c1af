import styled from 'styled-components';
import { media } from '@/shared/styles/media';
import { tabularFigures } from '@/shared/styles/tabularFigures';
import { theme } from '@/shared/styles/theme';
import { visuallyHidden } from '@/shared/styles/visuallyHidden';

/** With the looks of what is dragged: a rule that came with the first drag would style all anew. */
export const Area = styled.div`
  > div:not([role]) p {
    padding: ${theme.space(3)};
    border: 1px solid ${theme.color.accent};
    border-radius: ${theme.radius.lg};
    background: ${theme.color.surface};
    box-shadow: ${theme.shadow.float};
    font-weight: ${theme.font.weight.bold};
    cursor: grabbing;
  }
`;

/** Side by side; on a narrow screen one at a time, swiped from one to the next. */
export const Columns = styled.div`
  /* What is hidden from sight stands absolutely, and would widen the page from outside of it. */
  position: relative;
  display: flex;
  align-items: flex-start;
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  ${media.bar} {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    align-items: stretch;
    gap: ${theme.space(3)};
    overflow: visible;
  }
`;

export const Frame = styled.section`
  min-width: 0;
  min-height: 40svh;
  flex: 0 0 100%;
  padding: 2px;
  scroll-snap-align: start;
  scroll-snap-stop: always;

  /* Only the column that is seen decides how long the page is. */
  &[data-away] {
    height: 0;
    min-height: 0;
  }

  > p {
    padding: ${theme.space(4)} 0;
    color: ${theme.color.textMuted};
    text-align: center;
  }

  > button {
    width: 100%;
    margin-top: ${theme.space(3)};
  }

  ${media.bar} {
    padding: 0 ${theme.space(2)} ${theme.space(2)};
    border-radius: ${theme.radius.lg};
    background: ${theme.color.surfaceSunken};

    &[data-over] {
      background: ${theme.color.accentSoft};
      outline: 2px solid ${theme.color.accent};
    }
  }
`;

export const Heading = styled.h3<{ $isInTab: boolean }>`
  ${({ $isInTab }) => $isInTab && visuallyHidden}
  ${tabularFigures}
  padding: ${theme.space(3)} ${theme.space(1)};
  background: inherit;
  font-size: ${theme.font.size.sm};
  text-transform: capitalize;

  ${media.bar} {
    position: sticky;
    z-index: ${theme.layer.raised};
    top: ${theme.size.topBar};
  }
`;

/** Cards stand abreast where there is room for two. */
export const Cards = styled.div`
  display: grid;
  container-type: inline-size;
  grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr));
  gap: ${theme.space(2)};
`;

export const Group = styled.div`
  display: grid;
  gap: inherit;

  /* What is out of sight is neither laid out nor painted. */
  content-visibility: auto;
  contain-intrinsic-size: auto 616px;

  @container (min-width: 488px) {
    display: contents;
  }
`;

export const Rest = styled.p`
  margin-top: ${theme.space(4)};
  color: ${theme.color.textMuted};
`;
