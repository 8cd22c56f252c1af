import { lazy, Suspense, useDeferredValue, useEffect, useState } from 'react';
import styled from 'styled-components';
import { useIsScrollable } from '@/shared/lib/useIsScrollable';
import { useAppSelector } from '@/shared/store/withTypes';
import { theme } from '@/shared/styles/theme';
import { Button } from '@/shared/ui/Button';
import { ErrorBoundary } from '@/shared/ui/ErrorBoundary';
import { ErrorState } from '@/shared/ui/ErrorState';
import { Panel } from '@/shared/ui/Panel';
import { Spinner, SpinnerRing } from '@/shared/ui/Spinner';
import { selectAreStatsLoading, selectMonthlyApplications } from './allJobsSlice';
import { MonthlyTable } from './MonthlyTable';

const CHART_HEIGHT = 300;
const MONTH_WIDTH = 100;
/** An answer that is there already, as on a first visit, is drawn before the chart's code comes. */
const HEAD_START_MS = 150;

const loadChart = () => import('./MonthlyChart');

/** Made anew for each try, since a lazy component remembers that it failed. */
const makeChart = () => lazy(async () => ({ default: (await loadChart()).MonthlyChart }));

/** Applications per month as an area or a bar chart; nothing when there are none. */
export function ChartSection() {
  const months = useAppSelector(selectMonthlyApplications);
  const drawnMonths = useDeferredValue(months);
  const isLoading = useAppSelector(selectAreStatsLoading);
  const [isBarChart, setIsBarChart] = useState(false);
  const isBarChartDrawn = useDeferredValue(isBarChart);
  const [Chart, setChart] = useState(makeChart);
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const isScrollable = useIsScrollable(scroller);

  // Beside the request, not before it: the chart's code is most of the page and the cards come first.
  useEffect(() => {
    const timer = setTimeout(() => void loadChart().catch(() => undefined), HEAD_START_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);

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
        <h2 id="monthly-applications">Monthly Applications</h2>
        <Button variant="secondary" isSmall onClick={() => setIsBarChart(!isBarChart)}>
          {isBarChart ? 'Area Chart' : 'Bar Chart'}
        </Button>
      </Header>
      <ErrorBoundary
        name="chart"
        fallback={(_, retry) => (
          <ErrorState
            message="The chart cannot be shown."
            onRetry={() => {
              setChart(makeChart);
              retry();
            }}
          />
        )}
      >
        <Scroller
          ref={setScroller}
          {...(isScrollable && { role: 'group', 'aria-label': 'scrollable chart', tabIndex: 0 })}
        >
          <Canvas $months={months.length}>
            <Suspense fallback={<Spinner label="loading chart" />}>
              {drawnMonths.length > 0 && (
                <Chart months={drawnMonths} isBarChart={isBarChartDrawn} height={CHART_HEIGHT} />
              )}
            </Suspense>
          </Canvas>
        </Scroller>
      </ErrorBoundary>
      <MonthlyTable months={months} />
    </Section>
  );
}

const Section = styled(Panel).attrs({ as: 'section' })`
  position: relative;
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

  > * {
    white-space: nowrap;
  }

  h2 {
    font-size: clamp(${theme.font.size.xs}, 4.2vw, ${theme.font.size.lg});
  }
`;

const Scroller = styled.div`
  overflow: auto hidden;

  &:focus-visible {
    border-radius: ${theme.radius.md};
    outline-offset: -2px;
  }
`;

/** Wide enough for every bar; narrower boxes scroll. */
const Canvas = styled.div<{ $months: number }>`
  display: grid;
  min-width: ${({ $months }) => $months * MONTH_WIDTH + 60}px;
  height: ${CHART_HEIGHT}px;
`;
