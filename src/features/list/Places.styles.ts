import styled from 'styled-components';
import { CARD_ROOM, GAP } from '@/jobs/cards/cardSizes';
import { jobCards } from '@/jobs/cards/JobCard.styles';

export const List = styled.div`
  container-type: inline-size;
`;

/** So many columns of equal width as leave each card its own columns. */
export const Places = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${CARD_ROOM}rem), 1fr));
  gap: ${GAP}rem;

  > li {
    min-width: 0;
  }

  ${jobCards}
`;
