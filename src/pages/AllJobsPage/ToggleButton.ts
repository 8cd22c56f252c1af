import styled from 'styled-components';
import { media } from '@/shared/styles/media';
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

  ${media.forcedColors} {
    &&[aria-pressed='true'] {
      outline: 2px solid Highlight;
    }
  }
`;
