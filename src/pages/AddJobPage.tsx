import { JobForm } from '@/features/job/JobForm';
import { selectJobForm } from '@/features/job/jobSlice';
import { selectUser } from '@/features/user/userSlice';
import { useAppSelector } from '@/shared/store/withTypes';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PagePanel } from '@/shared/ui/PagePanel';

export function AddJobPage() {
  const user = useAppSelector(selectUser);
  const { isEditing } = useAppSelector(selectJobForm);

  return (
    <PagePanel>
      <PageHeading title={isEditing ? 'edit job' : 'add job'} />
      <JobForm defaultLocation={user?.location ?? ''} />
    </PagePanel>
  );
}
