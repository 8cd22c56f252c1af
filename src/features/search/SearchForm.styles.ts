import styled, { css } from 'styled-components';
import { icon, iconShape } from '@/shared/styles/icons';
import { media } from '@/shared/styles/media';
import { sentenceCase } from '@/shared/styles/sentenceCase';
import { theme } from '@/shared/styles/theme';
import { visuallyHidden } from '@/shared/styles/visuallyHidden';
import { Button } from '@/shared/ui/Button';
import { Panel } from '@/shared/ui/Panel';

export const SearchPanel = styled(Panel)`
  container-type: inline-size;

  && {
    padding: 5px ${theme.space(2)};
  }

  /* The bar above a table has no room for a frame. */
  [data-table] > && {
    padding: 0;
    border: 0;
    background: none;
  }

  ${media.handheld} {
    && {
      padding: 0;
      border: 0;
      background: none;
    }
  }
`;

export const Filters = styled.div`
  display: contents;
`;

export const FiltersButton = styled(Button)`
  display: none;
`;

const folded = css`
  grid-template-columns: minmax(0, 1fr) auto;

  > h2 {
    ${visuallyHidden}
  }

  /* One line, in which a magnifier says what it is for. */
  > :nth-child(2) {
    grid-column: auto;

    > label {
      ${visuallyHidden}
    }

    &::before {
      ${icon}
      ${iconShape('search')}
      position: absolute;
      top: calc(50% - 0.5em);
      left: ${theme.space(3)};
      color: ${theme.color.textMuted};
    }

    > input {
      padding: 0 ${theme.space(2)} 0 ${theme.space(9)};
    }
  }

  > ${FiltersButton} {
    display: inline-flex;
    align-self: stretch;
    /* Room for a number, which moves nothing. */
    min-width: 8.25rem;
    justify-content: flex-start;
    padding-inline: ${theme.space(3)};
  }

  > ${Filters} {
    display: none;
    grid-column: 1 / -1;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: center;
    gap: inherit;
  }

  &[data-open] > ${Filters} {
    display: grid;
  }

  /* Large text. */
  @container not (min-width: 12rem) {
    grid-template-columns: minmax(0, 1fr);

    > ${Filters} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

/**
 * One row, the heading in it; where there is no room for that the heading stands above two rows, the
 * button beside the search box. Each name stands inside its box.
 */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  align-items: center;
  gap: ${theme.space(1)} ${theme.space(2)};

  > h2 {
    grid-column: 1 / -1;
    color: ${theme.color.textMuted};
    font-size: ${theme.font.size.xs};
    ${sentenceCase}
  }

  > :nth-child(2) {
    grid-column: span 2;
  }

  :has(> label) {
    position: relative;
  }

  /* Or it would lie over its name. */
  :has(> select) {
    position: static;
  }

  label {
    position: absolute;
    top: 0.25rem;
    left: calc(${theme.space(2)} + 1px);
    color: ${theme.color.textMuted};
    line-height: 1.2;
    pointer-events: none;
  }

  input,
  select {
    min-height: 2.75rem;
    /* Below the name, also at a least font size, which alone lh knows of. */
    padding: max(1.125rem, 1.5lh - 1.125rem) ${theme.space(2)} 0;
  }

  select {
    padding-right: ${theme.space(6)};
  }

  :has(> select) > svg {
    right: ${theme.space(2)};
  }

  > ${Filters} > button {
    padding-inline: 0;
    font-size: ${theme.font.size.xs};
  }

  ${media.tablet} {
    > ${Filters} > button {
      grid-area: 2 / 3;
    }
  }

  @container not (min-width: 42rem) {
    > ${Filters} > button > svg {
      display: none;
    }
  }

  @container (min-width: 42rem) {
    --choice: 7rem;
    grid-template-columns: auto minmax(0, 1fr) repeat(3, var(--choice)) minmax(7.5rem, auto);

    > h2 {
      max-width: min-content;
      grid-column: auto;
    }

    > :nth-child(2) {
      grid-column: auto;
    }

    > ${Filters} > button {
      grid-area: auto;
      padding-inline: ${theme.space(2)};
    }
  }

  @container (min-width: 56rem) {
    --choice: 8.5rem;

    > h2 {
      max-width: none;
      margin-inline: ${theme.space(1)} ${theme.space(2)};
      color: inherit;
      font-size: ${theme.font.size.sm};
    }
  }

  ${media.handheld} {
    ${folded}
  }
`;
