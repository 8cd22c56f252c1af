import styled from 'styled-components';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';
import { ButtonLink } from '@/shared/ui/ButtonLink';

/** A live region, so that a screen reader hears what a filter left over. */
export const Top = styled.div`
  max-width: 100%;
  flex: 0 1 auto;

  > h2 {
    font-size: ${theme.font.size.md};
  }

  /* In one row with the controls, else wrapped. */
  ${media.phone} {
    min-width: min-content;
    flex: 1 1 0;

    > h2 {
      font-size: clamp(${theme.font.size.xs}, 3.9vw, ${theme.font.size.md});
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
