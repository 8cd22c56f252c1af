import styled from 'styled-components';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';
import { visuallyHidden } from '@/shared/styles/visuallyHidden';
import { Panel } from '@/shared/ui/Panel';

export const SearchPanel = styled(Panel)`
  container-type: inline-size;
  padding: ${theme.space(3)};

  ${media.tablet} {
    padding: ${theme.space(4)} ${theme.space(5)};
  }
`;

/** A phone has no room for it: the page's name and the fields say enough. */
export const Heading = styled.h2`
  margin-bottom: ${theme.space(2)};

  &::first-letter {
    text-transform: uppercase;
  }

  ${media.phone} {
    ${visuallyHidden}
  }
`;

/** Two rows, the button beside the search box; one row where the box keeps its room. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  align-items: end;
  gap: ${theme.space(2)};

  > :first-child {
    grid-column: span 2;
  }

  > button {
    grid-area: 1 / 3;
    padding-inline: ${theme.space(1)};
    white-space: nowrap;
  }

  ${media.tablet} {
    gap: ${theme.space(4)};
  }

  ${media.phone} {
    > button {
      font-size: ${theme.font.size.xs};
    }

    select {
      padding-inline: ${theme.space(2)} ${theme.space(5)};
    }

    select + svg {
      right: ${theme.space(1)};
    }
  }

  @container (min-width: 804px) {
    grid-template-columns: minmax(240px, 2fr) repeat(3, minmax(120px, 1fr)) 140px;

    > :first-child {
      grid-column: auto;
    }

    > button {
      grid-area: auto;
    }
  }
`;
