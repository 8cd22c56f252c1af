import { memo, useDeferredValue, useState, type Dispatch } from 'react';
import styled from 'styled-components';
import { oneLine } from '@/shared/styles/clampLines';
import { theme } from '@/shared/styles/theme';
import { Button } from '@/shared/ui/Button';
import { CheckBox } from '@/shared/ui/CheckBox';
import { isTicked, type ImportEvent, type ImportState } from './importState';
import type { PlannedRow } from './plan';
import { RowForm } from './RowForm';
import { nameOf, VERDICTS } from './verdicts';

type Props = {
  rows: readonly PlannedRow[];
  tickChanges: ImportState['tickChanges'];
  dispatch: Dispatch<ImportEvent>;
  onSettle: (event: ImportEvent) => Promise<void>;
};

/** In units of the font, so that rows grow with the text. */
const ROW_HEIGHT = '5rem';
/** Skipped or drawn together: with each row on its own, thousands make scrolling slow. */
const BLOCK = 20;

/** The rows of the file with a box to tick. The browser draws only those near what is seen. */
export function RowList({ rows, tickChanges, dispatch, onSettle }: Props) {
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
              <Row
                row={row}
                isChecked={isTicked(row, tickChanges)}
                isEdited={row.number === edited}
                dispatch={dispatch}
                onEdit={setEdited}
              />
              {row.number === edited && (
                <RowForm
                  draft={row.draft}
                  onDone={(draft) => {
                    setEdited(null);
                    void onSettle({ type: 'rowCorrected', number: row.number, draft });
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      ))}
    </Scroller>
  );
}

type RowProps = {
  row: PlannedRow;
  isChecked: boolean;
  isEdited: boolean;
  dispatch: Dispatch<ImportEvent>;
  onEdit: (number: number | null) => void;
};

/** Renders again only when something of its own changes. */
const Row = memo(function Row({ row, isChecked, isEdited, dispatch, onEdit }: RowProps) {
  const { number, draft, verdict, reason } = row;
  const { jobLocation, jobType, jobStatus } = draft;
  const name = nameOf(draft);
  const facts = [jobLocation, jobType, jobStatus].filter((fact) => fact !== '').join(' · ');
  return (
    <div className="row">
      <CheckBox
        isChecked={isChecked}
        isDisabled={verdict === 'impossible'}
        onChange={() => dispatch({ type: 'rowsTicked', numbers: [number], isTicked: !isChecked })}
      >
        <span className="texts">
          <span title={name} dir="auto">
            {name}
          </span>
          <span className="fact" title={facts} dir="auto">
            {facts}
          </span>
          <span className="verdict fact">
            row {number}: {VERDICTS[verdict]}
            {reason !== '' && `, ${reason}`}
          </span>
        </span>
      </CheckBox>
      <Button
        variant="secondary"
        isSmall
        aria-expanded={isEdited}
        aria-label={`correct row ${number}`}
        onClick={() => onEdit(isEdited ? null : number)}
      >
        correct
      </Button>
    </div>
  );
});

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
