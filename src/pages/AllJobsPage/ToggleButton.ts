import styled from 'styled-components';
import { media, NOT_HANDHELD } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';
import { visuallyHidden } from '@/shared/styles/visuallyHidden';
import { Button } from '@/shared/ui/Button';

/** A button that is pressed or not; on a phone its icon alone leaves the count line the room it has. */
export const ToggleButton = styled(Button)`
  &&[aria-pressed='true'] {
    background: ${theme.color.accentSoft};
    color: ${theme.color.accent};
  }

  ${media.phone} {
    && {
      padding: 0;
    }

    > span {
      ${visuallyHidden}
    }
  }

  @container bar (max-width: 68rem) {
    && {
      padding-inline: ${theme.space(2)};
    }
  }

  /* Their words would take the line of the saved views, which a phone has in a line above. */
  @media ${NOT_HANDHELD} {
    @container bar (max-width: 68rem) {
      > span {
        ${visuallyHidden}
      }
    }
  }

  ${media.forcedColors} {
    &&[aria-pressed='true'] {
      outline: 2px solid Highlight;
    }
  }
`;
