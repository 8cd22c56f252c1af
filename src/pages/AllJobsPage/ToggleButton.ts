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

  @container list-header (max-width: 66rem) {
    && {
      padding-inline: ${theme.space(2)};
    }
  }

  /* Beside the choices, which a phone has not, their words would push 'add job' to a row of its own. */
  @media ${NOT_HANDHELD} {
    @container list-header (max-width: 57rem) {
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
