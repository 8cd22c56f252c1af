import { Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { MonthlyCount } from '@/jobs/api/contract';
import { selectCollection } from '@/jobs/reads/collection';
import { paths } from '@/shared/config/paths';
import { groupDigits } from '@/shared/text/groupDigits';
import { spellNumber } from '@/shared/text/spellNumber';
import { lazyPart } from '@/shared/loading/lazyPart';
import { readEntry, writeEntry } from '@/shared/storage/storage';
import { useMediaQuery } from '@/shared/hooks/useMediaQuery';
import { useAppSelector } from '@/shared/store/withTypes';
import { NOT_HANDHELD, PHONE } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';
import { Button } from '@/shared/ui/Button';
import { Hint } from '@/shared/ui/Hint';
import { Panel } from '@/shared/ui/Panel';
import { optionalPart, PartBoundary } from '@/shared/ui/PartBoundary';
import { Spinner, SpinnerRing } from '@/shared/ui/Spinner';
import { MonthlyTable } from './MonthlyTable';
import { CHART_NAME, SHAPES, type Shape } from './shapes';
import { CHART_HEIGHT, MonthScroller } from './MonthScroller';
import { monthKey, withEmptyMonths } from './withEmptyMonths';

const SHAPE_KEY = 'chart';

const Chart = lazyPart(async () => (await import('./MonthlyChart')).MonthlyChart);
// Most of the page's code: requested with the page, beside the first answer.
Chart.prefetch();
const AnswersChoice = optionalPart(
  'answers',
  async () => (await import('./AnswersChoice')).AnswersChoice,
);

type Props = {
  /** The months that have applications. */
  counted: MonthlyCount[];
  /** How many applications there are in all. */
  total: number;
  isLoading: boolean;
};

/** Applications per month as an area or a bar chart; nothing when there are none. */
export function ChartSection({ counted, total, isLoading }: Props) {
  const [shape, setShape] = useState(readShape);
  const isWhole = useAppSelector((state) => selectCollection(state).isWhole);
  const months = useMemo(() => withEmptyMonths(counted), [counted]);
  const isBarChart = shape !== 'area';
  const isPhone = useMediaQuery(PHONE);
  // A bar has its width.
  const isCompact = isPhone && !isBarChart && areFewMonths(months);

  const choose = (chosen: Shape) => {
    writeEntry('localStorage', SHAPE_KEY, chosen === 'area' ? null : chosen);
    setShape(chosen);
  };

  const navigate = useNavigate();
  const showMonth = useCallback(
    (label: string) => {
      const month = monthKey(label);
      if (month === null) return;
      // A phone has no room for the table.
      const view = window.matchMedia(NOT_HANDHELD).matches ? 'view=table&' : '';
      void navigate(`${paths.allJobs}?${view}month=${month}`);
    },
    [navigate],
  );
  // The cards are painted first, also when a link has opened the page.
  const chart = useDeferredValue(
    months.length > 0 && (
      <Chart months={months} shape={shape} isCompact={isCompact} onChoose={showMonth} />
    ),
    false,
  );

  if (months.length === 0) {
    return isLoading ? (
      <Room>
        <SpinnerRing />
      </Room>
    ) : null;
  }

  return (
    <Section aria-labelledby="monthly-applications">
      <Header>
        <div>
          <h2 id="monthly-applications">{CHART_NAME}</h2>
          <Hint>{monthsText(months, total)}</Hint>
        </div>
        <Button variant="secondary" isSmall onClick={() => choose(isBarChart ? 'area' : 'bar')}>
          {isBarChart ? 'Area Chart' : 'Bar Chart'}
        </Button>
      </Header>
      <PartBoundary name="chart">
        <MonthScroller months={months} isCompact={isCompact}>
          <Suspense fallback={<Spinner label="loading chart" />}>{chart}</Suspense>
        </MonthScroller>
      </PartBoundary>
      <MonthlyTable months={months} />
      {isWhole && (
        <AnswersChoice
          isChecked={shape === 'answers'}
          onChange={() => choose(shape === 'answers' ? 'bar' : 'answers')}
        />
      )}
    </Section>
  );
}

/** So few that a phone shows them side by side, by names that are known to be of months. */
function areFewMonths(months: MonthlyCount[]): boolean {
  return months.length <= 6 && months.every(({ date }) => monthKey(date) !== null);
}

function readShape(): Shape {
  const kept = readEntry('localStorage', SHAPE_KEY);
  return SHAPES.find((shape) => shape === kept) ?? 'area';
}

/** The drawn months, with how many of all applications are in them where that is not each. */
function monthsText(months: MonthlyCount[], total: number): string {
  const [first, last] = [months.at(0)?.date, months.at(-1)?.date];
  const span = first === last ? `${first}` : `${first} to ${last}`;
  const drawn = months.reduce((sum, { count }) => sum + count, 0);
  if (drawn >= total) return span;
  const these = months.length === 1 ? 'this month' : `these ${spellNumber(months.length)} months`;
  return `${span} · ${groupDigits(drawn)} of ${groupDigits(total)} in ${these}`;
}

const Section = styled(Panel).attrs({ as: 'section' })`
  position: relative;
  break-inside: avoid;
`;

const Room = styled(Panel)`
  display: grid;
  min-height: ${CHART_HEIGHT + 84}px;
  place-items: center;
`;

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(2)};

  /* Beside the button also on a phone. */
  > div {
    flex: 1 1 10.5rem;
  }

  h2,
  > button {
    white-space: nowrap;
  }

  /* As wide with either text. */
  > button {
    min-width: 6.75rem;
    padding-inline: ${theme.space(2)};
  }

  h2 {
    font-size: clamp(${theme.font.size.xs}, 4.2vw, ${theme.font.size.lg});
  }
`;
