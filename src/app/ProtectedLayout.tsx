import { Fragment, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { selectSession, selectUser } from '@/features/user/userSlice';
import { paths } from '@/shared/config/paths';
import { useAppSelector } from '@/shared/store/withTypes';

type Props = { children: ReactNode };

/** Shows its children to signed-in users, anew for each session, and sends others to the landing page. */
export function ProtectedLayout({ children }: Props) {
  const user = useAppSelector(selectUser);
  const session = useAppSelector(selectSession);

  if (user === null) return <Navigate to={paths.landing} replace />;
  return <Fragment key={session}>{children}</Fragment>;
}
