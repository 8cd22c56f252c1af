import styled from 'styled-components';
import { media, NOT_HANDHELD } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';
import { Header } from './ListHeader.styles';

/**
 * Controls of 40 pixels in as few lines as they need. The last part holds 'add job' with others and breaks as a whole,
 * so that this link never has a line of its own. On a phone each part has a line, on its side the first two share one.
 */
export const Bar = styled.div`
  display: flex;
  container: bar / inline-size;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(1)} ${theme.space(2)};
  margin: -${theme.space(2)} 0 ${theme.space(2)};

  h1[data-hidden='whereNavigationShows'] + & {
    margin-top: 0;

    ${media.desktop} {
      margin-top: -${theme.space(2)};
    }
  }

  > [role='search'],
  > ${Header} {
    flex: 1 0 100%;
  }

  @media ${NOT_HANDHELD} {
    > nav {
      flex: 999 1 18rem;
    }

    /* As wide before the jobs are there, so that it breaks no later. */
    > ${Header} {
      min-width: min(100%, 30rem);
      flex: 1 1 auto;
    }

    @container bar (min-width: 137rem) {
      > [role='search'] {
        flex: 1 0 62rem;
      }

      > nav {
        flex: 0 1 auto;
      }
    }
  }

  ${media.handheld} {
    column-gap: ${theme.space(4)};
    row-gap: 0;
    margin: 0;

    /* Nothing is expected above an error that stands alone. */
    &:has(~ section > * > [role='alert']:first-child) > ${Header} {
      min-height: 0;
      margin: 0;
    }
  }

  ${media.low} {
    > [role='search'] {
      flex: 1 0 16rem;
    }

    > [role='search']:has([data-open]) {
      flex-basis: 100%;
    }

    > ${Header} {
      margin-top: ${theme.space(2)};
    }
  }
`;
