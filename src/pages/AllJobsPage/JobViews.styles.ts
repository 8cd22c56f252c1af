import styled from 'styled-components';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';
import { ButtonLink } from '@/shared/ui/ButtonLink';

/** What is chosen from; above the table in one line, or two; on a phone on its side one row, unless the filters are open. */
export const Tools = styled.div`
  ${media.tablet} {
    &[data-table] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: ${theme.space(1)} ${theme.space(6)};
      margin-top: -${theme.space(2)};

      > [role='search'] {
        flex: 1 1 42rem;
      }

      > nav {
        flex: none;
      }
    }
  }

  ${media.handheld} {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${theme.space(4)};

    > [role='search'] {
      flex: 1 0 100%;
    }
  }

  ${media.low} {
    flex-wrap: nowrap;
    margin-bottom: ${theme.space(2)};

    &:has([data-open]) {
      flex-wrap: wrap;
    }

    > [role='search'] {
      flex: 1 0 16rem;
    }

    > [role='search']:has([data-open]) {
      flex-basis: 100%;
    }
  }
`;

/** With more pages it is as high as the window, so that the count line can stand at its top. */
export const Section = styled.section<{ $hasPages: boolean }>`
  position: relative;
  min-height: ${({ $hasPages }) =>
    $hasPages ? `calc(100svh - ${theme.size.topBar} - ${theme.space(22)})` : '60svh'};
  margin-top: ${theme.space(2)};

  ${media.handheld} {
    margin-top: 0;
  }

  [data-table] ~ & {
    margin-top: 0;
  }

  /* Wider than a page of text. */
  main:has(&) {
    max-width: none;
  }
`;

/** A sheet of the page's colour that dims the list: its opacity alone changes, which repaints no card. */
export const Dimmed = styled.div`
  position: absolute;
  inset: 0;
  background: ${theme.color.page};
  opacity: 0.15;
  pointer-events: none;
  transition: opacity ${theme.motion.fast};

  @starting-style {
    opacity: 0;
  }
`;

/** A live region, so that a screen reader hears what a filter left over. */
export const Top = styled.div`
  max-width: 100%;
  flex: 0 1 auto;

  > h2 {
    font-size: ${theme.font.size.md};
  }

  /* In one row with the controls, else wrapped; with a note in a row of its own. */
  ${media.phone} {
    min-width: min-content;
    flex: 1 1 0;

    > h2 {
      font-size: clamp(${theme.font.size.xs}, 3.9vw, ${theme.font.size.md});
    }

    &:has(> small) {
      flex-basis: 100%;
    }
  }

  &:only-child {
    flex: auto;
  }
`;

export const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space(2)};

  ${media.tablet} {
    margin-left: auto;
  }
`;

export const Header = styled.div`
  display: flex;
  container: list-header / inline-size;
  /* As high as the controls that come with the jobs. */
  min-height: max(46px, 2.5rem);
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(2)};
  margin-bottom: ${theme.space(2)};

  /* With a mouse one line of 40 pixels, whose choices wrap before 'add job' does. */
  &[data-table] {
    min-height: 2.5rem;
    margin-bottom: ${theme.space(1)};

    ${media.bar} {
      flex-wrap: nowrap;

      > :is(${Top}:not(:only-child), ${Actions}, ${Actions} > a) {
        flex: none;
        white-space: nowrap;
      }
    }

    @media (pointer: fine) {
      button[aria-label='more'] {
        height: 2.5rem;
      }
    }
  }

  ${media.handheld} {
    column-gap: ${theme.space(1)};
    margin-bottom: ${theme.space(1)};
  }

  /* Nothing is expected above an error that stands alone. */
  &:has(+ * > [role='alert']:first-child) {
    min-height: 0;
    margin: 0;
  }
`;

/** On the screen one sees where the cards end. */
export const PaperNote = styled.p`
  display: none;

  ${media.print} {
    display: block;
  }
`;

/** A phone has this link at its foot. */
export const AddJob = styled(ButtonLink)`
  ${media.phone} {
    display: none;
  }
`;

export const Overlay = styled.div`
  position: sticky;
  z-index: ${theme.layer.raised};
  top: 40svh;
  display: flex;
  height: 0;
  align-items: flex-start;
  justify-content: center;
  pointer-events: none;

  > * {
    margin-top: ${theme.space(6)};
    padding: ${theme.space(2)};
    border-radius: ${theme.radius.round};
    background: ${theme.color.surface};
    box-shadow: ${theme.shadow.float};
  }
`;
