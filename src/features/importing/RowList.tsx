import { useDeferredValue, useState, type Dispatch } from 'react';
import styled from 'styled-components';
import type { JobDraft } from '@/jobs/api/contract';
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
/** So many numbers of rows are skipped or drawn together: one by one, thousands make scrolling slow. */
const BLOCK = 20;

/** The rows of the file with a box to tick. The browser draws only those near what is seen. */
export function RowList({ rows, state, dispatch, onType, onSettleTyped }: Props) {
  const { tickChanges, choices } = state;
  const [edited, setEdited] = useState<number | null>(null);
  // The first rows at once; the others are rendered without holding the page.
  const rendered = useDeferredValue(rows, rows.slice(0, BLOCK));
  // By their numbers, so that none is mounted anew in another block when rows before it leave.
  const blocks = new Map<number, PlannedRow[]>();
  for (const row of rendered) {
    const place = Math.floor(row.number / BLOCK);
    const block = blocks.get(place);
    if (block) block.push(row);
    else blocks.set(place, [row]);
  }
  return (
    <Scroller role="group" aria-label="rows of the file" tabIndex={0}>
      {[...blocks].map(([place, block]) => (
        <ul
          key={place}
          style={{ containIntrinsicSize: `auto calc(${block.length} * ${ROW_HEIGHT})` }}
        >
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
