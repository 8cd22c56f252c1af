import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { selectUser } from '@/features/user/userSlice';
import { useAppSelector } from '@/shared/store/withTypes';
import { PageBoundary } from '@/shared/ui/PageBoundary';
import { findDestination } from './destination';

/**
 * The frame of the pages that need no sign-in. Whoever logs in, here or in another tab, is redirected to
 * the page they wanted before.
 */
export function PublicLayout() {
  const { pathname } = useLocation();
  const user = useAppSelector(selectUser);
  const destination = user && findDestination(user);

  if (destination !== null) return <Navigate to={destination} replace />;
  return (
    <PageBoundary key={pathname} isWholePage>
      <Outlet />
    </PageBoundary>
  );
}
