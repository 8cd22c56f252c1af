import { paths } from '@/shared/config/paths';
import { focusAround } from '@/shared/lib/focusAround';
import { useAppDispatch, useAppSelector } from '@/shared/store/withTypes';
import { Button } from '@/shared/ui/Button';
import { ButtonLink } from '@/shared/ui/ButtonLink';
import { EmptyState } from '@/shared/ui/EmptyState';
import { filtersCleared, selectHasFilters } from './allJobsSlice';

/** Says that the list is empty, and what to do about it. */
export function NoJobs() {
  const dispatch = useAppDispatch();
  const hasFilters = useAppSelector(selectHasFilters);
  const action = hasFilters ? (
    <Button
      variant="secondary"
      onClick={({ currentTarget }) => {
        focusAround(currentTarget);
        dispatch(filtersCleared());
      }}
    >
      clear filters
    </Button>
  ) : (
    <ButtonLink to={paths.addJob}>add job</ButtonLink>
  );
  return (
    <EmptyState action={action}>
      <h2>No jobs to display...</h2>
    </EmptyState>
  );
}
