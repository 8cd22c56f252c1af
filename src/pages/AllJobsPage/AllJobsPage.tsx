import { TransferMenu } from '@/features/exporting/TransferMenu';
import { SavedFilters } from '@/features/search/savedFilters/SavedFilters';
import { SearchForm } from '@/features/search/SearchForm';
import { selectUser } from '@/features/user/userSlice';
import { selectQuery, selectTotalJobs } from '@/jobs/allJobsSlice';
import type { Job } from '@/jobs/api/contract';
import { importPart } from '@/shared/lib/importPart';
import { userKey } from '@/shared/lib/userKey';
import { useAppSelector } from '@/shared/store/withTypes';
import { PageHeading } from '@/shared/ui/PageHeading';
import { useListAddress } from './useListAddress';
import { JobViews } from './JobViews';

export function AllJobsPage() {
  return (
    <>
      <ListAddress />
      <PageHeading title="all jobs" isVisuallyHidden="whereNavigationShows" />
      <SearchForm />
      <OwnViews />
      <JobViews actions={<ListTransfer />} onExport={exportSelected} />
    </>
  );
}

function OwnViews() {
  const user = useAppSelector(selectUser);
  return user && <SavedFilters key={userKey(user)} owner={userKey(user)} />;
}

async function exportSelected(jobs: Job[]): Promise<string> {
  const { exportJobs } = await importPart(
    'exportJobs',
    () => import('@/features/exporting/exportJobs'),
  );
  return exportJobs(jobs);
}

/** A component of its own, so that a new address renders nothing else. */
function ListAddress() {
  useListAddress();
  return null;
}

function ListTransfer() {
  const selection = useAppSelector(selectQuery);
  const count = useAppSelector(selectTotalJobs);
  const user = useAppSelector(selectUser);
  const userName = `${user?.name ?? ''} ${user?.lastName ?? ''}`.trim();
  return <TransferMenu filtered={{ selection, count }} userName={userName} />;
}
