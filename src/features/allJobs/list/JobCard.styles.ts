import styled from 'styled-components';
import { cardParts } from '@/features/allJobs/cards/cardStyles';
import { theme } from '@/shared/styles/theme';

export const Card = styled.article`
  ${cardParts}
  display: grid;
  min-width: 0;
  grid-template:
    'letter position status' auto
    'letter company status' auto
    'facts facts facts' auto
    'actions actions actions' 1fr / ${theme.space(10)} minmax(0, 1fr) fit-content(45%);
  column-gap: ${theme.space(3)};
  padding: ${theme.space(3)} ${theme.space(4)} ${theme.space(1)};

  .letter {
    display: grid;
    width: ${theme.space(10)};
    height: ${theme.space(10)};
    grid-area: letter;
    place-items: center;
    border-radius: ${theme.radius.md};
    background: ${theme.color.accentSoft};
    color: ${theme.color.accent};
    font-size: ${theme.font.size.md};
    font-weight: ${theme.font.weight.bold};
    text-transform: uppercase;
  }

  .position {
    grid-area: position;
  }

  .company {
    grid-area: company;
  }

  .status {
    min-width: 0;
    grid-area: status;
  }

  .facts {
    grid-area: facts;
    margin-top: ${theme.space(2)};
  }

  .actions {
    display: flex;
    grid-area: actions;
    align-items: end;
    margin-inline: -${theme.space(3)};
  }

  .actions > button:not([aria-disabled]) {
    color: ${theme.color.danger};
  }
`;
