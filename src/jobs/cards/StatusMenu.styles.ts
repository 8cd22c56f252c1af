import styled from 'styled-components';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';
import { statusBadges } from './statusBadges';
import { MenuItem } from '@/shared/ui/MenuItem';

export const Item = styled(MenuItem)`
  min-height: 34px;
  gap: ${theme.space(4)};
  padding-inline: ${theme.space(3)};
  ${statusBadges}

  ${media.touch} {
    min-height: ${theme.size.touch};
  }

  &::after {
    width: 1em;
    margin-left: auto;
    content: '';
  }

  &[aria-checked='true']::after {
    content: '✓' / '';
  }

  /* The items are no stops of the Tab key, which have no ring elsewhere. */
  &:focus-visible {
    outline: 2px solid ${theme.color.focus};
    outline-offset: -2px;
  }
`;

export const ActionItem = styled(Item)`
  &[data-action='delete'] {
    color: ${theme.color.danger};
  }
`;
