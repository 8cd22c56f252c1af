import { useState } from 'react';
import styled from 'styled-components';
import { oneLine } from '@/shared/styles/clampLines';
import { theme } from '@/shared/styles/theme';
import { CheckBox } from '@/shared/ui/CheckBox';
import type { PlannedRow } from './plan';
import { VERDICTS } from './verdicts';

type Props = {
  rows: readonly PlannedRow[];
  ticked: ReadonlySet<number>;
  onToggle: (number: number) => void;
};

/** In units of the font, so that rows grow with the text. */
const ROW_REM = 5;
const VISIBLE_ROWS = 8;
/** Drawn ahead above and below what is seen. */
const SPARE_ROWS = 8;

/** The rows of the file with a box to tick. Only those that are seen are on the page. */
export function RowList({ rows, ticked, onToggle }: Props) {
  const [first, setFirst] = useState(0);
  const [focused, setFocused] = useState<number | null>(null);

  const from = Math.max(0, first - SPARE_ROWS);
  const to = Math.min(rows.length, first + VISIBLE_ROWS + SPARE_ROWS);
  const shown = Array.from({ length: to - from }, (_, index) => from + index);
  // What has the focus stays, or the focus would be lost with it.
  if (focused !== null && (focused < from || focused >= to)) shown.push(focused);

  return (
    <Scroller
      role="group"
      aria-label="rows of the file"
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, scrollHeight } }) =>
        setFirst(Math.floor((scrollTop / Math.max(scrollHeight, 1)) * rows.length))
      }
    >
      <List style={{ height: `${rows.length * ROW_REM}rem` }}>
        {shown.map((index) => {
          const row = rows[index];
          if (row === undefined) return null;
          return (
            <Item
              key={row.number}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              style={{ top: `${index * ROW_REM}rem` }}
              onFocus={() => setFocused(index)}
              onBlur={() => setFocused(null)}
            >
              <CheckBox
                isChecked={ticked.has(row.number)}
                isDisabled={row.verdict === 'impossible'}
                onChange={() => onToggle(row.number)}
              >
                <RowText row={row} />
              </CheckBox>
            </Item>
          );
        })}
      </List>
    </Scroller>
  );
}

function RowText({ row: { number, draft, verdict, reason } }: { row: PlannedRow }) {
  const { position, company, jobLocation, jobType, jobStatus } = draft;
  const facts = [jobLocation, jobType, jobStatus].filter((fact) => fact !== '').join(' · ');
  return (
    <Texts>
      <Line title={`${position}, ${company}`} dir="auto">
        {position}, {company}
      </Line>
      <Line title={facts} dir="auto">
        {facts}
      </Line>
      <Line>
        row {number}: {VERDICTS[verdict]}
        {reason !== '' && `, ${reason}`}
      </Line>
    </Texts>
  );
}

const Scroller = styled.div`
  max-height: min(${VISIBLE_ROWS * ROW_REM}rem, 60svh);
  overflow: hidden auto;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.md};
  overscroll-behavior: contain;
`;

const List = styled.ul`
  position: relative;
`;

const Item = styled.li`
  position: absolute;
  right: 0;
  left: 0;
  display: grid;
  height: ${ROW_REM}rem;
  align-items: center;
  padding: 0 ${theme.space(4)};
  border-bottom: 1px solid ${theme.color.border};
`;

const Texts = styled.span`
  display: grid;
  min-width: 0;
  line-height: 1.4;
`;

const Line = styled.span`
  ${oneLine}

  &:not(:first-child) {
    color: ${theme.color.textMuted};
    font-size: ${theme.font.size.xs};
  }
`;
