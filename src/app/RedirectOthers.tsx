import { Fragment, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { selectSession, selectUser } from '@/features/user/userSlice';
import { useAppSelector } from '@/shared/store/withTypes';
import { findRedirect, type Access } from './pages';

type Props = { access: Access; children: ReactNode };

/** Shows its children to those they are for, anew for each session, and leads the others elsewhere. */
export function RedirectOthers({ access, children }: Props) {
  const user = useAppSelector(selectUser);
  const session = useAppSelector(selectSession);
  const elsewhere = findRedirect(access, user !== null);

  if (elsewhere !== null) return <Navigate to={elsewhere} replace />;
  return <Fragment key={session}>{children}</Fragment>;
}
