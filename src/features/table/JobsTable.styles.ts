import styled from 'styled-components';
import { JOB_FIELDS, REQUIRED_TEXTS } from '@/jobs/model/job';
import { oneLine } from '@/shared/styles/clampLines';
import { media, screenOnly } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';
import { columnTracks, TRACKS } from './columnTracks';

/** The height of a row in pixels, its border included. */
export const ROW = 32;
/** What may be too long for its cell; the badge of a status is cut off by itself. */
const TEXTS = JOB_FIELDS.filter(({ name }) => name !== 'jobStatus')
  .map(({ heading }) => `.${heading}`)
  .join();

/** Rows are grids of their own: what a browser leaves out while it is out of sight cannot be part of a table. */
export const Table = styled.table`
  display: block;
  container-type: inline-size;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
  font-size: ${theme.font.size.xs};
  font-variant-numeric: tabular-nums;

  tr {
    ${columnTracks}
    display: grid;
    min-height: ${ROW}px;
    grid-template-columns: ${TRACKS};
    align-items: center;
    border-bottom: 1px solid ${theme.color.border};
    scroll-margin: calc(${theme.size.topBar} + ${theme.space(12)}) 0 ${theme.space(14)};
  }

  &[data-selecting] tr {
    grid-template-columns: 2.25rem ${TRACKS};
  }

  /* What is chosen, by a press too: a cell, or a row, whose heading tells it from its first cell. */
  tr:focus,
  tr :is(td, th):focus {
    outline: 2px solid ${theme.color.focus};
    outline-offset: -2px;
  }

  tr:focus > [role='rowheader'] {
    box-shadow: inset ${theme.space(1)} 0 ${theme.color.focus};
  }

  th {
    font-weight: ${theme.font.weight.medium};
    text-align: start;
  }

  th,
  td {
    display: block;
    min-width: 0;
    padding: 0 var(--side);
    line-height: ${ROW - 1}px;
    white-space: nowrap;
  }

  /* Each that is cut off costs time to scroll. */
  :is(${TEXTS}) {
    ${oneLine}
    unicode-bidi: plaintext;
  }

  .type {
    text-transform: capitalize;
  }

  .waiting {
    text-align: end;
  }

  .note {
    color: ${theme.color.textMuted};

    [role='alert'] {
      color: ${theme.color.danger};
    }
  }

  /* Beside each other there is no room for all of them. */
  @container not (min-width: 42rem) {
    .type,
    .date {
      display: none;
    }
  }

  /* Paper has room for all of them, in as many lines as they need. */
  ${media.print} {
    th,
    td {
      padding: ${theme.space(1)};
      line-height: 1.3;
      overflow-wrap: break-word;
      white-space: normal;
    }

    @container not (min-width: 42rem) {
      tr {
        font-size: 0.6875rem;
      }
    }

    .type,
    .date {
      display: block;
    }

    .open {
      display: none;
    }
  }
`;

export const Foot = styled.tfoot`
  display: block;

  > tr {
    border-bottom: 0;
  }

  input {
    width: 100%;
    height: 28px;
    padding: 0;
    border: 0;
    background: none;
    color: ${theme.color.text};
    font: inherit;
    outline-offset: -2px;

    &::placeholder {
      color: ${theme.color.textMuted};
      opacity: 1;
    }
  }

  .note {
    grid-column: ${REQUIRED_TEXTS.length + 1} / -1;
    line-height: 1.3;
    white-space: normal;
  }

  ${screenOnly}
`;
