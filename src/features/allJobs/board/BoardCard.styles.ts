import styled from 'styled-components';
import { cardParts } from '@/features/allJobs/cards/cardStyles';
import { oneLine } from '@/shared/styles/clampLines';
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
    -webkit-touch-callout: none;
  }

  &[data-taken] > .card {
    border-style: dashed;
    opacity: 0.5;
  }

  .position {
    line-height: 1.3;
  }

  .company {
    ${oneLine}
    font-size: ${theme.font.size.xs};
  }

  .status {
    min-width: 0;
    justify-self: end;
  }
`;
