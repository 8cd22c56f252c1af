import { Fragment, useEffect, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { selectIsCookieLost, selectSession, selectUser } from '@/features/user/userSlice';
import { useAppSelector } from '@/shared/store/withTypes';
import { forgetDestination } from './destination';
import { findRedirect, type Access } from './pages';

type Props = { access: Access; children: ReactNode };

/** Renders its children, mounted anew for each session, or redirects visitors who may not see them. */
export function RequireAccess({ access, children }: Props) {
  const user = useAppSelector(selectUser);
  const session = useAppSelector(selectSession);
  const isCookieLost = useAppSelector(selectIsCookieLost);
  const elsewhere = findRedirect(access, user !== null, isCookieLost);

  const isReached = access === 'users' && user !== null;

  useEffect(() => {
    if (isReached) forgetDestination();
  }, [isReached]);

  if (elsewhere !== null) return <Navigate to={elsewhere} replace />;
  return <Fragment key={session}>{children}</Fragment>;
}
