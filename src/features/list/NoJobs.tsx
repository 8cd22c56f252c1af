import { selectHasFilters, selectQuery } from '@/jobs/allJobsSlice';
import { initialQuery } from '@/jobs/model/listQuery';
import { useListQuery } from '@/jobs/address/ListQuery';
import { WaysToAdd } from '@/jobs/cards/WaysToAdd';
import styled from 'styled-components';
import { ALL } from '@/shared/config/options';
import { useAppSelector } from '@/shared/store/withTypes';
import { theme } from '@/shared/styles/theme';
import { Button } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/EmptyState';

/** Says that the list is empty, and what to do about it. */
export function NoJobs() {
  const { search, searchStatus, searchType } = useAppSelector(selectQuery);
  const chosen = [search && `“${search}”`, searchStatus, searchType].filter(
    (text) => text !== '' && text !== ALL,
  );
  return (
    <EmptyState action={<EmptyListActions />}>
      <h2>No jobs to display...</h2>
      {chosen.length > 0 && <Chosen>{`no jobs match ${chosen.join(', ')}`}</Chosen>}
    </EmptyState>
  );
}

/** What to do about a list that is empty. */
export function EmptyListActions() {
  const setQuery = useListQuery();
  const hasFilters = useAppSelector(selectHasFilters);
  if (!hasFilters) return <WaysToAdd />;
  return (
    <Button variant="secondary" onClick={() => setQuery(initialQuery)}>
      clear filters
    </Button>
  );
}

const Chosen = styled.p`
  margin-top: ${theme.space(2)};
  color: ${theme.color.textMuted};
  overflow-wrap: anywhere;
`;
