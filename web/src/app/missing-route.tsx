import { useSession } from '../api/session/use-session.ts';
import { LoadingView } from '../ui/states.tsx';
import { AppLayout } from './app-layout.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** A path that the application does not have. It needs no session, and says nothing about what a session would open. */
export function MissingRoute() {
  const { status, session } = useSession();
  if (status === 'loading') return <LoadingView className="min-h-dvh" />;
  // A session that still lacks its second factor can load nothing of what the shell shows.
  if (session === null || session.user.lacks_second_factor) return <NotFoundPage />;
  return (
    <AppLayout>
      <NotFoundPage isInShell />
    </AppLayout>
  );
}
