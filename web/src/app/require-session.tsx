/** The gate before every signed-in page. The server decides what anyone may see; this only spares a dead screen. */
import { Navigate, Outlet, useLocation } from 'react-router';
import { useSession } from '../api/session/use-session.ts';
import { LoadingView } from '../ui/states.tsx';
import { signInPath } from '../shell/next-path.ts';
import { useIsLeaving } from './sign-out.ts';

export function RequireSession() {
  const { status } = useSession();
  const isLeaving = useIsLeaving();
  const location = useLocation();
  if (status === 'signed_in') return <Outlet />;
  if (status === 'loading' || isLeaving) return <LoadingView className="min-h-dvh" />;
  return <Navigate to={signInPath(`${location.pathname}${location.search}${location.hash}`)} replace />;
}
