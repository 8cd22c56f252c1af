import { ImportWizard } from '@/features/importing/ImportWizard';
import { selectUser } from '@/features/user/userSlice';
import { userKey } from '@/shared/lib/userKey';
import { useAppSelector } from '@/shared/store/withTypes';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PagePanel } from '@/shared/ui/PagePanel';

export function ImportPage() {
  const user = useAppSelector(selectUser);

  return (
    <PagePanel>
      <PageHeading title="import" />
      {user && <ImportWizard owner={userKey(user)} userLocation={user.location} />}
    </PagePanel>
  );
}
