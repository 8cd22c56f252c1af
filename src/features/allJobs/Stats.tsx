import { useEffect } from 'react';
import styled from 'styled-components';
import { notifyFailure } from '@/shared/lib/notifyFailure';
import { useAppDispatch, useAppSelector } from '@/shared/store/withTypes';
import { theme } from '@/shared/styles/theme';
import { ErrorState } from '@/shared/ui/ErrorState';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import {
  fetchStats,
  refreshRequested,
  selectAreStatsLoading,
  selectMonthlyApplications,
  selectRefreshCount,
  selectStatsError,
} from './allJobsSlice';
import { ChartSection } from './ChartSection';
import { StatsCards } from './StatsCards';

/** The figures about all jobs, read anew at every visit; the last known ones stand meanwhile. */
export function Stats() {
  const dispatch = useAppDispatch();
  const refreshCount = useAppSelector(selectRefreshCount);
  const isLoading = useAppSelector(selectAreStatsLoading);
  const error = useAppSelector(selectStatsError);
  const hasChart = useAppSelector(selectMonthlyApplications).length > 0;

  useEffect(() => {
    const request = dispatch(fetchStats());
    request.unwrap().catch(notifyFailure);
    return () => {
      request.abort();
    };
  }, [dispatch, refreshCount]);

  return (
    <Section aria-label="statistics" tabIndex={-1}>
      <VisuallyHidden role="status">{isLoading && 'loading statistics'}</VisuallyHidden>
      <StatsCards />
      <ChartSection />
      {error && (
        <ErrorState
          message={error.message}
          isNotice={hasChart}
          retryAfterSeconds={error.retryAfterSeconds}
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
