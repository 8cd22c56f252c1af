import { SavedFilters } from '@/features/search/savedFilters/SavedFilters';
import { SearchForm } from '@/features/search/SearchForm';
import { selectUser } from '@/features/user/userSlice';
import { ListQuery } from '@/jobs/ListQuery';
import { userKey } from '@/shared/lib/userKey';
import { useAppSelector } from '@/shared/store/withTypes';
import { PageHeading } from '@/shared/ui/PageHeading';
import { JobViews } from './JobViews';
import { Tools } from './JobViews.styles';

export function AllJobsPage() {
  return (
    <ListQuery>
      <PageHeading title="all jobs" isVisuallyHidden="whereNavigationShows" />
      <Tools>
        <SearchForm />
        <OwnViews />
      </Tools>
      <JobViews />
    </ListQuery>
  );
}

function OwnViews() {
  const user = useAppSelector(selectUser);
  return user && <SavedFilters key={userKey(user)} owner={userKey(user)} />;
}
