import styled from 'styled-components';
import { clampLines, oneLine } from '@/shared/styles/clampLines';
import { media } from '@/shared/styles/media';
import { quietLink } from '@/shared/styles/quietLink';
import { theme } from '@/shared/styles/theme';

/** A card in one rule of styles for all its parts: forty of them are styled at once. */
export const Card = styled.article`
  display: grid;
  min-width: 0;
  grid-template:
    'letter position status' auto
    'letter company status' auto
    'facts facts facts' auto
    'actions actions actions' 1fr / ${theme.space(10)} minmax(0, 1fr) fit-content(45%);
  column-gap: ${theme.space(3)};
  padding: ${theme.space(3)} ${theme.space(4)} ${theme.space(1)};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};

  > span {
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

  /* Right-to-left names keep their order, and their place beside the icons. */
  h3,
  p,
  dd {
    text-align: left;
    unicode-bidi: plaintext;
  }

  p,
  dd {
    ${oneLine}
  }

  h3 {
    grid-area: position;
    font-size: ${theme.font.size.sm};
    text-wrap: wrap;
  }

  h3 span {
    ${clampLines(2)}
  }

  h3 > a {
    ${quietLink}
    margin: -3px 0;
    padding: 3px 0;

    /* As large as a finger, in the room it has. */
    ${media.touch} {
      margin: -13px 0;
      padding: 13px 0;
    }
  }

  p {
    grid-area: company;
    color: ${theme.color.textMuted};
  }

  > div {
    min-width: 0;
    grid-area: status;
  }

  dl {
    display: flex;
    min-width: 0;
    flex-wrap: wrap;
    align-items: start;
    grid-area: facts;
    gap: 0 ${theme.space(4)};
    margin-top: ${theme.space(2)};
    color: ${theme.color.textMuted};
    font-size: ${theme.font.size.xs};
  }

  dl > div {
    display: flex;
    min-width: 0;
    align-items: center;
    gap: ${theme.space(1)};
  }

  dt {
    flex: none;
  }

  dd {
    color: ${theme.color.text};
  }

  dl > div:last-child dd {
    text-transform: capitalize;
  }

  footer {
    display: flex;
    grid-area: actions;
    align-items: end;
    margin-inline: -${theme.space(3)};
  }

  footer > button:not([aria-disabled]) {
    color: ${theme.color.danger};
  }

  /* Whoever walks by keyboard reads a shortened text by reaching its card. */
  &:has(:focus-visible) :is(h3 span, p, dd) {
    white-space: normal;
    -webkit-line-clamp: none;
  }
`;
