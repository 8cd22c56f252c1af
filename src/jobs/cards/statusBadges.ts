import { css } from 'styled-components';
import { oneLine } from '@/shared/styles/clampLines';
import { icon, iconShape } from '@/shared/styles/icons';
import { theme } from '@/shared/styles/theme';
import { STATUS_ICONS } from '@/jobs/model/statusLooks';

/** How the badges in an element look: part of its style, since hundreds of them are styled at once. */
export const statusBadges = css`
  .status-badge {
    position: relative;
    display: inline-flex;
    max-width: 100%;
    align-items: center;
    gap: 6px;
    padding: 2px 10px 2px 8px;
    border: 1px solid transparent;
    border-radius: ${theme.radius.round};
    font-size: ${theme.font.size.xs};
    font-weight: ${theme.font.weight.medium};
    line-height: 1.54;
    text-transform: capitalize;

    &::before {
      ${icon}
    }

    ${STATUS_ICONS.map(
      (name) => css`
        &[data-icon='${name}']::before {
          ${iconShape(name)}
        }
      `,
    )}

    > span {
      ${oneLine}
    }
  }
`;
