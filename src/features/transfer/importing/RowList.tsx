import { useDeferredValue, useState, type Dispatch } from 'react';
import styled from 'styled-components';
import type { JobDraft } from '@/shared/api/contract';
import { oneLine } from '@/shared/styles/clampLines';
import { theme } from '@/shared/styles/theme';
import { FileRow } from './FileRow';
import { isTicked, type ImportEvent, type ImportState } from './importState';
import type { PlannedRow } from './plan';
import { RowForm } from './RowForm';

type Props = {
  rows: readonly PlannedRow[];
  state: ImportState;
  dispatch: Dispatch<ImportEvent>;
  /** Called with what stands in the open form of a row. */
  onType: (number: number, draft: JobDraft) => void;
  onSettleTyped: () => Promise<unknown>;
};

/** In units of the font, so that rows grow with the text. */
const ROW_HEIGHT = '5rem';
/** Skipped or drawn together: with each row on its own, thousands make scrolling slow. */
const BLOCK = 20;

/** The rows of the file with a box to tick. The browser draws only those near what is seen. */
export function RowList({ rows, state, dispatch, onType, onSettleTyped }: Props) {
  const { tickChanges, choices } = state;
  const [edited, setEdited] = useState<number | null>(null);
  // The first rows at once; the others are rendered without holding the page.
  const rendered = useDeferredValue(rows, rows.slice(0, BLOCK));
  const blocks = Array.from({ length: Math.ceil(rendered.length / BLOCK) }, (_, index) =>
    rendered.slice(index * BLOCK, (index + 1) * BLOCK),
  );
  return (
    <Scroller role="group" aria-label="rows of the file" tabIndex={0}>
      {blocks.map((block, index) => (
        <ul key={index}>
          {block.map((row) => (
            <li key={row.number}>
              <FileRow
                row={row}
                isChecked={isTicked(row, tickChanges)}
                isEdited={row.number === edited}
                dispatch={dispatch}
                onEdit={setEdited}
              />
              {row.number === edited && (
                <RowForm
                  // A correction is there before the rows are compared again.
                  draft={choices.corrections.get(row.number) ?? row.draft}
                  onType={(draft) => onType(row.number, draft)}
                  onDone={() => setEdited(null)}
                  onLeave={() => void onSettleTyped()}
                />
              )}
            </li>
          ))}
        </ul>
      ))}
    </Scroller>
  );
}

const Scroller = styled.div`
  max-height: min(8 * ${ROW_HEIGHT}, 60svh);
  overflow: hidden auto;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.md};
  overscroll-behavior: contain;

  ul {
    contain-intrinsic-size: auto calc(${BLOCK} * ${ROW_HEIGHT});
    content-visibility: auto;
  }

  .row {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    min-height: ${ROW_HEIGHT};
    align-items: center;
    gap: ${theme.space(3)};
  }

  li {
    padding: 0 ${theme.space(4)};
    border-bottom: 1px solid ${theme.color.border};
  }

  .texts {
    display: grid;
    min-width: 0;
    line-height: 1.4;

    > * {
      ${oneLine}
    }
  }

  .verdict {
    overflow-wrap: anywhere;
    white-space: normal;
  }

  .fact {
    color: ${theme.color.textMuted};
    font-size: ${theme.font.size.xs};
  }
`;
