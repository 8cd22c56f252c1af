import styled from 'styled-components';
import { theme } from '@/shared/styles/theme';
import { Panel } from '@/shared/ui/Panel';

export const SearchPanel = styled(Panel)`
  container-type: inline-size;

  && {
    padding: 5px ${theme.space(2)};
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
    text-transform: capitalize;
  }

  > :nth-child(2) {
    grid-column: span 2;
  }

  > div {
    position: relative;
  }

  /* Or it would lie over its name. */
  > div > div {
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
    padding: 1.125rem ${theme.space(2)} 0;
  }

  select {
    padding-right: ${theme.space(6)};
  }

  div > svg {
    right: ${theme.space(2)};
  }

  > button {
    grid-area: 2 / 3;
    padding-inline: 0;
    font-size: ${theme.font.size.xs};
    white-space: nowrap;
  }

  @container not (min-width: 42rem) {
    > button > svg {
      display: none;
    }
  }

  /* Large text on a phone. */
  @container not (min-width: 15rem) {
    grid-template-columns: minmax(0, 1fr);

    > :nth-child(2),
    > button {
      grid-area: auto;
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

    > button {
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
`;
