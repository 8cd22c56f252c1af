import styled from 'styled-components';
import { card, CARD_ROOM, GAP } from './JobCard.styles';

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

  /* As high as its row; as a grid in a grid it would be laid out once more. */
  > li > * {
    height: 100%;
  }

  /* Here and not a component of its own, of which each change of the list would render ten. */
  .card {
    ${card}
  }
`;
