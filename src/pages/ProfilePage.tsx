import { Bookmarklet } from '@/features/jobForm/posting/Bookmarklet';
import { ProfileForm } from '@/features/user/ProfileForm';
import { selectUser } from '@/features/user/userSlice';
import { useAppSelector } from '@/shared/store/withTypes';
import { pageName } from '@/shared/config/paths';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PagePanel } from '@/shared/ui/PagePanel';

export function ProfilePage() {
  const user = useAppSelector(selectUser);

  return (
    <PagePanel>
      <PageHeading title={pageName('profile')} />
      {user && <ProfileForm user={user} />}
      <Bookmarklet />
    </PagePanel>
  );
}
