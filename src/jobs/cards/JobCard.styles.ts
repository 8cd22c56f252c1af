import { css } from 'styled-components';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';
import { actions } from './cardActions.styles';
import { columns, line } from './cardColumns.styles';
import { selecting } from './cardSelecting.styles';
import { status } from './cardStatus.styles';
import { texts } from './cardTexts.styles';
import { tile } from './cardTile.styles';
import { statusBadges } from './statusBadges';

/**
 * How the card of an application looks, by the classes of its parts: one rule for a card and all its parts, since
 * hundreds of them are styled at once.
 */
export const jobCards = css`
  .card {
    position: relative;
    min-width: 0;
    border: 1px solid ${theme.color.border};
    border-radius: ${theme.radius.lg};
    background: ${theme.color.surface};

    ${texts}
    ${statusBadges}
    ${status}
    ${actions}
    ${selecting}
    ${tile}
    ${columns}
    ${line}

    /* A long press selects the card. */
    ${media.coarse} {
      -webkit-touch-callout: none;
      user-select: none;
    }
  }
`;
