import { memo, useDeferredValue, type Dispatch } from 'react';
import styled from 'styled-components';
import { oneLine } from '@/shared/styles/clampLines';
import { theme } from '@/shared/styles/theme';
import { CheckBox } from '@/shared/ui/CheckBox';
import type { ImportEvent } from './importState';
import type { PlannedRow } from './plan';
import { VERDICTS } from './verdicts';

type Props = {
  rows: readonly PlannedRow[];
  ticked: ReadonlySet<number>;
  dispatch: Dispatch<ImportEvent>;
};

/** In units of the font, so that rows grow with the text. */
const ROW_HEIGHT = '5rem';
/** Skipped or drawn together: with each row on its own, thousands make scrolling slow. */
const BLOCK = 20;

/** The rows of the file with a box to tick. The browser draws only those near what is seen. */
export function RowList({ rows, ticked, dispatch }: Props) {
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
            <Row key={row.number} row={row} isTicked={ticked.has(row.number)} dispatch={dispatch} />
          ))}
        </ul>
      ))}
    </Scroller>
  );
}

type RowProps = { row: PlannedRow; isTicked: boolean; dispatch: Dispatch<ImportEvent> };

/** Renders again only when its own box changes. */
const Row = memo(function Row({ row, isTicked, dispatch }: RowProps) {
  const { number, draft, verdict, reason } = row;
  const { position, company, jobLocation, jobType, jobStatus } = draft;
  const facts = [jobLocation, jobType, jobStatus].filter((fact) => fact !== '').join(' · ');
  return (
    <li>
      <CheckBox
        isChecked={isTicked}
        isDisabled={verdict === 'impossible'}
        onChange={() => dispatch({ type: 'rowToggled', number })}
      >
        <span className="texts">
          <span title={`${position}, ${company}`} dir="auto">
            {position}, {company}
          </span>
          <span className="fact" title={facts} dir="auto">
            {facts}
          </span>
          <span className="fact">
            row {number}: {VERDICTS[verdict]}
            {reason !== '' && `, ${reason}`}
          </span>
        </span>
      </CheckBox>
    </li>
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

  li {
    display: grid;
    min-height: ${ROW_HEIGHT};
    align-items: center;
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

  .fact {
    color: ${theme.color.textMuted};
    font-size: ${theme.font.size.xs};
  }
`;
