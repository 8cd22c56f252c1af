import { NewJobRow } from '@/features/jobForm/NewJobRow';
import { NoJobs } from '@/features/list/NoJobs';
import { JobsTable } from '@/features/table/JobsTable';
import { RowKeys } from '@/features/table/RowKeys';
import { selectUser } from '@/features/user/userSlice';
import { userKey } from '@/shared/lib/userKey';
import { useAppSelector } from '@/shared/store/withTypes';

/** The table with its last row and its keys, which are there as soon as its rows. */
export function TableView({ onShown }: { onShown: () => void }) {
  const user = useAppSelector(selectUser);
  const newRow = user && <NewJobRow owner={userKey(user)} defaultLocation={user.location} />;
  return (
    <>
      <JobsTable newRow={newRow} empty={<NoJobs />} onShown={onShown} />
      <RowKeys />
    </>
  );
}
