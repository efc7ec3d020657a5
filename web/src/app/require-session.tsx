/** The gate before every signed-in page. The server decides what anyone may see; this only spares a dead screen. */
import { Navigate, Outlet, useLocation } from 'react-router';
import { session as sessionClient } from '../api/session/session-client.ts';
import { useSession } from '../api/session/use-session.ts';
import { LoadingView } from '../ui/states.tsx';
import { secureAccountPath, signInPath } from '../shell/next-path.ts';
import { useIsLeaving } from './sign-out.ts';

export function RequireSession() {
  const { status, session } = useSession();
  const isLeaving = useIsLeaving();
  const location = useLocation();
  const path = `${location.pathname}${location.search}${location.hash}`;
  if (session?.user.lacks_second_factor) return <Navigate to={secureAccountPath(path)} replace />;
  if (status === 'signed_in') return <Outlet />;
  if (status === 'loading' || isLeaving) return <LoadingView className="min-h-dvh" />;
  return <Navigate to={signInPath(path, { hadSession: sessionClient.hadSession })} replace />;
}
