import { SavedFilters } from '@/features/search/savedFilters/SavedFilters';
import { SearchForm } from '@/features/search/SearchForm';
import { selectOwner } from '@/features/user/userSlice';
import { selectQuery, selectView } from '@/jobs/reads/listSelectors';
import { describeFilters } from '@/jobs/address/listAddress';
import { ListQuery } from '@/jobs/address/ListQuery';
import { useAppSelector } from '@/shared/store/withTypes';
import { useFocusJobId } from '@/shared/navigation/useFocusJobId';
import { pageName } from '@/shared/config/paths';
import { PageHeading } from '@/shared/ui/PageHeading';
import { JobViews } from './JobViews';
import { Tools } from './JobViews.styles';
import { useShownView } from './useShownView';

export function AllJobsPage() {
  return (
    <ListQuery>
      <ListHeading />
      <ListTools />
      <JobViews />
    </ListQuery>
  );
}

/** The table, which is for working, leaves them one line where there is room. */
function ListTools() {
  const isTable = useIsTable();
  return (
    <Tools data-table={isTable || undefined}>
      <SearchForm />
      <OwnViews />
    </Tools>
  );
}

function useIsTable(): boolean {
  return useShownView(useAppSelector(selectView)) === 'table';
}

function OwnViews() {
  const owner = useAppSelector(selectOwner);
  return owner !== null && <SavedFilters key={owner} owner={owner} />;
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
