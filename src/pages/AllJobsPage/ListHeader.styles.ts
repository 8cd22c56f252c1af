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
`;

/** In one line, of which 'add job' is the end. */
export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(1)} ${theme.space(2)};
  margin-left: auto;

  ${media.tablet} {
    @media (pointer: fine) {
      button[aria-label='more'] {
        height: 2.5rem;
      }
    }
  }

  ${media.handheld} {
    display: contents;
  }
`;

export const Header = styled.div`
  display: flex;
  /* As high as the controls that come with the jobs. */
  min-height: 2.5rem;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(1)} ${theme.space(2)};

  ${media.handheld} {
    min-height: max(46px, 2.5rem);
    column-gap: ${theme.space(1)};
    row-gap: ${theme.space(2)};
    margin-bottom: ${theme.space(1)};
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
