import styled from 'styled-components';
import { clampLines, oneLine } from '@/shared/styles/clampLines';
import { media } from '@/shared/styles/media';
import { quietLink } from '@/shared/styles/quietLink';
import { theme } from '@/shared/styles/theme';

/** A card in one rule of styles for all its parts: hundreds of them are styled at once. */
export const Item = styled.div`
  content-visibility: auto;
  contain-intrinsic-size: auto 96px;

  > article {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${theme.space(2)};
    padding: ${theme.space(3)};
    border: 1px solid ${theme.color.border};
    border-radius: ${theme.radius.lg};
    background: ${theme.color.surface};
    -webkit-touch-callout: none;
  }

  &[data-taken] > article {
    border-style: dashed;
    opacity: 0.5;
  }

  h4,
  p,
  dd {
    min-width: 0;
    text-align: left;
    unicode-bidi: plaintext;
  }

  h4 {
    grid-area: 1 / 1 / 2 / 3;
    font-size: ${theme.font.size.sm};
    line-height: 1.3;
  }

  h4 span {
    ${clampLines(2)}
  }

  article:has([data-handle]) > h4 {
    padding-right: ${theme.space(8)};
  }

  h4 > a {
    ${quietLink}
    padding: 2px 0;

    ${media.touch} {
      margin: -11px 0;
      padding: 13px 0;
    }
  }

  p {
    ${oneLine}
    grid-column: 1 / -1;
    color: ${theme.color.textMuted};
    font-size: ${theme.font.size.xs};
  }

  dl {
    display: flex;
    flex-wrap: wrap;
    align-self: end;
    grid-column: 1;
    gap: 0 ${theme.space(3)};
    color: ${theme.color.textMuted};
    font-size: ${theme.font.size.xs};
  }

  dl > div {
    display: flex;
    min-width: 0;
    align-items: center;
    gap: ${theme.space(1)};
  }

  dl + button {
    align-self: end;
    justify-self: end;
  }

  /* Why a status was refused. */
  article > span {
    max-width: none;
    grid-column: 1 / -1;
  }

  button[data-handle] {
    display: grid;
    width: ${theme.space(8)};
    height: ${theme.space(8)};
    margin: -${theme.space(1)} -${theme.space(1)} 0 0;
    grid-area: 1 / 2;
    align-self: start;
    justify-self: end;
    place-items: center;
    padding: 0;
    border: 0;
    border-radius: ${theme.radius.md};
    background: transparent;
    color: ${theme.color.textMuted};
    cursor: grab;

    ${media.hover} {
      &:hover {
        background: ${theme.color.surfaceHover};
      }
    }

    ${media.touch} {
      width: ${theme.size.touch};
      height: ${theme.size.touch};
    }
  }

  /* Whoever walks by keyboard reads a shortened text by reaching its card. */
  &:has(:focus-visible) :is(h4 span, p) {
    white-space: normal;
    -webkit-line-clamp: none;
  }
`;
