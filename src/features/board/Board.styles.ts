import styled, { css } from 'styled-components';
import { jobCards } from '@/jobs/cards/JobCard.styles';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';
import { visuallyHidden } from '@/shared/styles/visuallyHidden';

/** Includes drag styles, since inserting them at the first drag would restyle everything. */
export const Area = styled.div`
  ${jobCards}

  /* A press anywhere opens it. */
  .card[data-mode='open'] {
    cursor: pointer;
  }

  .dragged {
    cursor: grabbing;

    .card {
      border-color: ${theme.color.accent};
      box-shadow: ${theme.shadow.float};
      rotate: 1.5deg;
    }
  }

  /* Down to the lower edge of the window, into the room that a page leaves there. */
  ${media.bar} {
    &:last-child {
      margin-bottom: -${theme.space(10)};
    }
  }
`;

/**
 * Side by side, each as high as the window leaves room and scrolled by itself; on a narrow screen one at
 * a time, swiped from one to the next.
 */
export const Columns = styled.div`
  /* Contains visually hidden children, which would widen the page. */
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
    grid-template-rows: minmax(0, 1fr);
    align-items: stretch;
    gap: ${theme.space(3)};
    /* Where little is left, as high as a column is between the top bar and the window's end. */
    height: max(
      100svh - var(--above, 0px) - ${theme.space(6)},
      min(24rem, 100svh - ${theme.size.topBar} - ${theme.space(12)})
    );
    overflow: visible;
  }

  ${media.print} {
    display: block;
    height: auto;
  }
`;

/** On paper one column follows the other, whole. */
export const Frame = styled.section`
  min-width: 0;
  min-height: 40svh;
  flex: 0 0 100%;
  padding: 2px;
  scroll-snap-align: start;
  scroll-snap-stop: always;

  /* Only the column that is seen decides how long the page is. */
  &[inert] {
    height: 0;
    min-height: 0;
  }

  > p {
    padding: ${theme.space(4)} 0;
    color: ${theme.color.textMuted};
    text-align: center;
  }

  ${media.bar} {
    min-height: 0;
    padding: 0 ${theme.space(2)} ${theme.space(2)};
    border-radius: ${theme.radius.lg};
    background: ${theme.color.surfaceSunken};
    overflow: hidden auto;
    scroll-padding: ${theme.space(12)} 0 ${theme.space(2)};
    scrollbar-width: thin;

    &[data-over] {
      background: ${theme.color.accentSoft};
      outline: 2px solid ${theme.color.accent};
    }
  }

  ${media.print} {
    &,
    &[inert] {
      height: auto;
    }
  }
`;

export const Heading = styled.h3<{ $isInTab: boolean }>`
  ${({ $isInTab }) => $isInTab && visuallyHidden}
  font-variant-numeric: tabular-nums;
  padding: ${theme.space(3)} ${theme.space(1)};
  background: inherit;
  font-size: ${theme.font.size.sm};
  text-transform: capitalize;

  ${media.bar} {
    position: sticky;
    z-index: ${theme.layer.raised};
    top: 0;
  }

  ${media.print} {
    position: static;
    width: auto;
    height: auto;
    clip-path: none;
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

  ${media.print} {
    content-visibility: visible;
  }

  contain-intrinsic-size: auto 544px;

  @container (min-width: 488px) {
    display: contents;
  }
`;

export const Rest = styled.p`
  margin-top: ${theme.space(4)};
  color: ${theme.color.textMuted};
`;

/** Where a card has gone, at the foot; with all columns in sight it is only announced. */
export const MoveNote = styled.div<{ $isSeen: boolean }>`
  ${({ $isSeen }) => ($isSeen ? note : visuallyHidden)}
`;

const note = css`
  position: fixed;
  z-index: ${theme.layer.raised};
  right: ${theme.space(4)};
  bottom: calc(${theme.space(3)} + var(--foot-room, 0px) + var(--banner-room, 0px));
  left: ${theme.space(4)};
  display: grid;
  justify-content: center;
  pointer-events: none;

  > span {
    padding: ${theme.space(1)} ${theme.space(4)};
    border: 1px solid ${theme.color.accent};
    border-radius: ${theme.radius.round};
    background: ${theme.color.accentSoft};
    font-size: ${theme.font.size.xs};
  }
`;
