import styled from 'styled-components';
import { refreshRequested } from '@/jobs/allJobsSlice';
import { selectFigures, selectStatsReading, fetchStats } from '@/jobs/reads/statistics';
import { jobStatsPath } from '@/jobs/api/jobsApi';
import { AnswersPart } from '@/features/statistics/answers/AnswersPart';
import { ChartSection } from '@/features/statistics/chart/ChartSection';
import { WAITING_STATUSES } from '@/jobs/model/statuses';
import { AsOf } from '@/jobs/offline/AsOf';
import { WaysToAdd } from '@/jobs/cards/WaysToAdd';
import { useCollection } from '@/jobs/reads/needCollection';
import { useRead, type Read } from '@/shared/store/useRead';
import { useAppDispatch, useAppSelector } from '@/shared/store/withTypes';
import { theme } from '@/shared/styles/theme';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { LongestWait } from './LongestWait';
import { StatsCards } from './StatsCards';

const STATISTICS: Read = {
  find: (state) => ({ reading: selectStatsReading(state), key: jobStatsPath }),
  start: (dispatch) => dispatch(fetchStats()),
  toast: fetchStats.typePrefix,
};

/** The figures about all jobs, read anew at every visit; the last known ones stand meanwhile. */
export function Stats() {
  const dispatch = useAppDispatch();
  const { stats, months, total, isKnown, isLoading, isEmpty, error } =
    useAppSelector(selectFigures);

  useRead(STATISTICS);
  // After the figures, which are shown first; of no applications there is nothing to read.
  useCollection(!isLoading && error === null && total > 0);

  return (
    <Section aria-label="statistics" tabIndex={-1}>
      <VisuallyHidden role="status">{isLoading && 'loading statistics'}</VisuallyHidden>
      <AsOf of="statistics" />
      {/* A new account sees how to begin before figures that are all zero. */}
      {isEmpty && (
        <EmptyState action={<WaysToAdd />}>
          <p>No applications yet. Add the first one, and its figures appear here.</p>
        </EmptyState>
      )}
      <StatsCards stats={stats} isKnown={isKnown} isLoading={isLoading} />
      {WAITING_STATUSES.some((status) => stats[status] > 0) && <LongestWait />}
      <ChartSection counted={months} total={total} isLoading={isLoading} />
      {total > 0 && <AnswersPart />}
      {error && (
        <ErrorState
          error={error}
          isNotice={months.length > 0}
          onRetry={() => dispatch(refreshRequested())}
        />
      )}
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space(6)};
`;
