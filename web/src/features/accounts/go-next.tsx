/** Sends on who has signed in. A public page is another document, which the router does not have. */
import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { isAppRoute } from '../../shell/paths.ts';
import { LoadingView } from '../../ui/states.tsx';

/** `state` goes beside the address. */
export function GoNext({ to, state = null }: { to: string; state?: object | null }) {
  const isInApplication = isAppRoute(to.split(/[?#]/)[0] ?? to);
  useEffect(() => {
    if (!isInApplication) location.replace(to);
  }, [isInApplication, to]);
  return isInApplication ? <Navigate to={to} state={state} replace /> : <LoadingView className="min-h-dvh" />;
}
