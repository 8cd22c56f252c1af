import { Outlet, useLocation } from 'react-router-dom';
import { PageBoundary } from '@/shared/ui/PageBoundary';

/** The frame of the pages that need no sign-in. */
export function PublicLayout() {
  const { pathname } = useLocation();
  return (
    <PageBoundary pageKey={pathname} isWholePage>
      <Outlet />
    </PageBoundary>
  );
}
