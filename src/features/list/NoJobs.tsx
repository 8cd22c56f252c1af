import { selectHasFilters, selectQuery } from '@/jobs/allJobsSlice';
import { initialQuery } from '@/jobs/allJobsState';
import { useListQuery } from '@/jobs/ListQuery';
import { WaysToAdd } from '@/jobs/WaysToAdd';
import styled from 'styled-components';
import { focusAround } from '@/shared/lib/focus';
import { useAppSelector } from '@/shared/store/withTypes';
import { theme } from '@/shared/styles/theme';
import { Button } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/EmptyState';

/** Says that the list is empty, and what to do about it. */
export function NoJobs() {
  const { search } = useAppSelector(selectQuery);
  return (
    <EmptyState action={<EmptyListActions />}>
      <h2>No jobs to display...</h2>
      {search !== '' && <Searched>{`no jobs match “${search}”`}</Searched>}
    </EmptyState>
  );
}

/** What to do about a list that is empty. */
export function EmptyListActions() {
  const setQuery = useListQuery();
  const hasFilters = useAppSelector(selectHasFilters);
  if (!hasFilters) return <WaysToAdd />;
  return (
    <Button
      variant="secondary"
      onClick={({ currentTarget }) => {
        focusAround(currentTarget);
        setQuery(initialQuery);
      }}
    >
      clear filters
    </Button>
  );
}

const Searched = styled.p`
  margin-top: ${theme.space(2)};
  color: ${theme.color.textMuted};
  overflow-wrap: anywhere;
`;
