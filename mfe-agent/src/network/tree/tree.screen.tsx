import { Navigate, useLocation } from 'react-router-dom';
import { isStaff } from '@payung/shared/domain/people/user-home.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { useSession } from '@payung/shared/session/session.ts';
import { NetworkPage } from './network-page.tsx';

/**
 * The network (NET-001). Its address is public, its contents are for agents: everybody else is led to the login page
 * (ruling K54), and back here who has nothing else open.
 */
export const Screen = () => {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.kind === 'agent' && !isStaff(session.user.userType)) return <NetworkPage />;
  const next = session.kind === 'none' ? `?next=${encodeURIComponent(pathname + search)}` : '';
  return <Navigate to={`${shellRoutes.login.path}${next}`} replace />;
};
