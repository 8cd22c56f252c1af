import styled from 'styled-components';
import { cardParts } from '@/jobs/cards/cardStyles';
import { icon, iconShape } from '@/shared/styles/icons';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';

export const Item = styled.div`
  content-visibility: auto;
  contain-intrinsic-size: auto 120px;

  .card {
    ${cardParts}
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space(1)};
    padding: ${theme.space(3)};
  }

  &[data-landed] > .card {
    border-color: ${theme.color.accent};
    box-shadow: inset 0 0 0 1px ${theme.color.accent};
  }

  &[data-taken] > .card {
    border-style: dashed;
    opacity: 0.5;
  }

  &[aria-busy='true'] > .card {
    opacity: 0.5;
  }

  .card:has(.selectBox) {
    position: relative;
    padding-left: ${theme.space(10)};
  }

  .card > .selectBox {
    position: absolute;
    top: ${theme.space(3)};
    left: ${theme.space(3)};

    /* Its box stands where a mouse finds it, with the room of a finger around. */
    ${media.touch} {
      margin: -${theme.space(3)};
    }
  }

  .position {
    line-height: 1.3;
  }

  .company {
    font-size: ${theme.font.size.xs};
  }

  .status {
    min-width: 0;
    justify-self: end;
  }

  .more {
    display: grid;
    width: 28px;
    height: 28px;
    border: 1px solid transparent;
    border-radius: ${theme.radius.md};
    color: ${theme.color.textMuted};
    font-size: ${theme.font.size.lg};
    place-items: center;

    &::before {
      ${icon}
      ${iconShape('more')}
    }
  }

  ${media.print} {
    content-visibility: visible;

    .more {
      display: none;
    }
  }

  /* What is pointed at, or has the focus, shows it. */
  ${media.hover} {
    .card:not(:hover, :focus-within) .more {
      opacity: 0;
    }
  }

  /* Beside the company, which leaves it the room. */
  &:has(.more) > .card {
    grid-template-columns: minmax(0, 1fr) auto;

    .position,
    .facts {
      grid-column: 1 / -1;
    }

    .status {
      grid-area: 2 / 2;
      margin: -${theme.space(1)} 0;
    }

    ${media.touch} {
      .status {
        margin: -${theme.space(3)};
      }

      .status-button {
        margin: 0;
        padding: 0;
      }

      .more {
        width: ${theme.size.touch};
        height: ${theme.size.touch};
      }
    }
  }
`;
