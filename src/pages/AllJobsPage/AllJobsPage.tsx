import { selectQuery, selectView } from '@/jobs/reads/listSelectors';
import { describeFilters } from '@/jobs/address/listAddress';
import { ListQuery } from '@/jobs/address/ListQuery';
import { useAppSelector } from '@/shared/store/withTypes';
import { useFocusJobId } from '@/shared/navigation/useFocusJobId';
import { pageName } from '@/shared/config/paths';
import { PageHeading } from '@/shared/ui/PageHeading';
import { JobViews } from './JobViews';
import { useShownView } from './useShownView';

export function AllJobsPage() {
  return (
    <ListQuery>
      <ListHeading />
      <JobViews />
    </ListQuery>
  );
}

function useIsTable(): boolean {
  return useShownView(useAppSelector(selectView)) === 'table';
}

/** The heading is a component of its own, so that a new address does not render the list. */
function ListHeading() {
  const name = pageName('allJobs');
  const filters = describeFilters(useAppSelector(selectQuery));
  return (
    <PageHeading
      title={name}
      // Tabs of several lists are told apart by what comes first.
      documentTitle={filters === '' ? name : `${filters}: ${name}`}
      isVisuallyHidden={useIsTable() || 'whereNavigationShows'}
      leavesFocus={useFocusJobId() !== null}
    />
  );
}
