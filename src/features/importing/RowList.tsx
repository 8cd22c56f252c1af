import { useDeferredValue, useState } from 'react';
import styled from 'styled-components';
import { clampLines, oneLine } from '@/shared/styles/clampLines';
import { media } from '@/shared/styles/media';
import { sentenceCase } from '@/shared/styles/sentenceCase';
import { theme } from '@/shared/styles/theme';
import { PreviewRow } from './PreviewRow';
import { isTicked, type StepProps } from './importState';
import { dayOf, type PlannedRow } from './plan';

type Props = StepProps & { rows: readonly PlannedRow[] };

/** In units of the font, so that rows grow with the text. */
const ROW_HEIGHT = '4rem';
/** So many rows are skipped or drawn together: one by one, thousands make scrolling slow. */
const BLOCK = 20;

/** The rows of the file with a box to tick. The browser draws only those near what is seen. */
export function RowList({ rows, state, dispatch }: Props) {
  const { tickChanges, corrections } = state;
  const [edited, setEdited] = useState<number | null>(null);
  // The first rows at once; the others are rendered without holding the page.
  const rendered = useDeferredValue(rows, rows.slice(0, BLOCK));
  const blocks = Array.from({ length: Math.ceil(rendered.length / BLOCK) }, (_, index) =>
    rendered.slice(index * BLOCK, (index + 1) * BLOCK),
  );
  return (
    <Scroller role="group" aria-label="rows of the file" tabIndex={0}>
      {blocks.map((block, index) => (
        <ul
          role="list"
          key={index}
          style={{ containIntrinsicSize: `auto calc(${block.length} * ${ROW_HEIGHT})` }}
        >
          {block.map((row) => (
            <li key={row.number}>
              <PreviewRow
                {...row}
                isChecked={isTicked(row, tickChanges)}
                // What is typed is there before the rows are compared again.
                edited={
                  row.number === edited
                    ? (corrections.get(edited) ?? { ...row.draft, day: dayOf(row.createdAt) })
                    : null
                }
                dispatch={dispatch}
                onEdit={setEdited}
              />
            </li>
          ))}
        </ul>
      ))}
    </Scroller>
  );
}

const Scroller = styled.div`
  max-height: min(10 * ${ROW_HEIGHT}, 60svh);
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
    padding-block: ${theme.space(2)};
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
      hyphens: auto;

      /* Beside the button are few words in a line. */
      ${media.phone} {
        ${clampLines(4)}
        white-space: normal;
      }
    }
  }

  .told {
    overflow-wrap: anywhere;
    white-space: normal;
  }

  .fact {
    ${sentenceCase}
    color: ${theme.color.textMuted};
    font-size: ${theme.font.size.xs};
  }
`;
