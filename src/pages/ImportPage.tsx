import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ImportWizard } from '@/features/importing/ImportWizard';
import { ownPlace } from '@/features/user/ownPlace';
import { selectUser } from '@/features/user/userSlice';
import { userKey } from '@/shared/storage/userKey';
import { pageName, paths } from '@/shared/config/paths';
import { stateText } from '@/shared/text/stateText';
import { useAppSelector } from '@/shared/store/withTypes';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PagePanel } from '@/shared/ui/PagePanel';

export function ImportPage() {
  const user = useAppSelector(selectUser);
  const location = useLocation();
  // What was pasted into the table.
  const [pasted] = useState(stateText(location.state, 'pasted') ?? '');
  const navigate = useNavigate();
  useEffect(() => {
    // A reload begins anew.
    if (pasted !== '') void navigate(paths.import, { replace: true });
  }, [pasted, navigate]);

  return (
    <PagePanel>
      <PageHeading title={pageName('import')} />
      {user && <ImportWizard pasted={pasted} owner={userKey(user)} userLocation={ownPlace(user)} />}
    </PagePanel>
  );
}
