import { SavedFilters } from '@/features/search/savedFilters/SavedFilters';
import { SearchForm } from '@/features/search/SearchForm';
import { selectOwner } from '@/features/user/userSlice';
import { ListQuery } from '@/jobs/address/ListQuery';
import { useAppSelector } from '@/shared/store/withTypes';
import { useFocusJobId } from '@/shared/navigation/useFocusJobId';
import { PageHeading } from '@/shared/ui/PageHeading';
import { JobViews } from './JobViews';
import { Tools } from './JobViews.styles';

export function AllJobsPage() {
  return (
    <ListQuery>
      <ListHeading />
      <Tools>
        <SearchForm />
        <OwnViews />
      </Tools>
      <JobViews />
    </ListQuery>
  );
}

function OwnViews() {
  const owner = useAppSelector(selectOwner);
  return owner !== null && <SavedFilters key={owner} owner={owner} />;
}

/** Its own component, so that a new address does not render the list. */
function ListHeading() {
  return (
    <PageHeading
      title="all jobs"
      isVisuallyHidden="whereNavigationShows"
      leavesFocus={useFocusJobId() !== null}
    />
  );
}
