import { selectHasFilters, selectQuery } from '@/jobs/reads/listSelectors';
import { selectListState } from '@/jobs/reads/listState';
import { initialQuery } from '@/jobs/model/listQuery';
import { describeFilters } from '@/jobs/address/listAddress';
import { useListQuery } from '@/jobs/address/ListQuery';
import { WaysToAdd } from '@/jobs/cards/WaysToAdd';
import styled from 'styled-components';
import { useAppSelector } from '@/shared/store/withTypes';
import { sentenceCase } from '@/shared/styles/sentenceCase';
import { theme } from '@/shared/styles/theme';
import { Button } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/EmptyState';

export function NothingHeading() {
  return <h2>No jobs to display...</h2>;
}

/** Says that the list is empty, and what to do about it: a live region, so that a screen reader hears it of a filter. */
export function NoJobs() {
  const hasNothing = useAppSelector((state) => selectListState(state) === 'nothing');
  return (
    <div tabIndex={-1} aria-live="polite" aria-atomic>
      {hasNothing && <Nothing />}
    </div>
  );
}

function Nothing() {
  const filters = describeFilters(useAppSelector(selectQuery));
  return (
    <EmptyState action={<EmptyListActions />}>
      <NothingHeading />
      {filters !== '' && <Filters>{`no jobs match ${filters}`}</Filters>}
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

const Filters = styled.p`
  margin-top: ${theme.space(2)};
  color: ${theme.color.textMuted};
  overflow-wrap: anywhere;
  ${sentenceCase}
`;
