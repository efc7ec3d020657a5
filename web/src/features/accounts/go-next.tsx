/** Sends on who has signed in. A public page is another document, which the router does not have. */
import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { isAppRoute } from '../../shell/paths.ts';
import { LoadingView } from '../../ui/states.tsx';

type GoNextProps = {
  to: string;
  /** Nothing else is on the screen meanwhile. */
  isSeen?: boolean;
};

export function GoNext({ to, isSeen = true }: GoNextProps) {
  const isInApplication = isAppRoute(to.split(/[?#]/)[0] ?? to);
  useEffect(() => {
    if (!isInApplication) location.replace(to);
  }, [isInApplication, to]);
  return (
    <>
      {isInApplication && <Navigate to={to} replace />}
      {isSeen && <LoadingView className="min-h-dvh" />}
    </>
  );
}
