/** An admin approves a director while their pages are open: from then on they show what a director works with. */
import { useQueryClient } from '@tanstack/react-query';
import { useLiveEvents } from '../api/live/live-listeners.ts';
import { session } from '../api/session/session-client.ts';
import { useSession } from '../api/session/use-session.ts';

export function useDirectorApproval(): void {
  const queryClient = useQueryClient();
  const isPending = useSession().session?.user.status === 'pending';

  const lookAgain = async () => {
    try {
      const user = await session.getUser();
      // Load again what was refused to the pending account.
      if (user?.status === 'active') await queryClient.invalidateQueries();
    } catch {
      // The line opens again after every gap, and then this is asked again.
    }
  };
  useLiveEvents(
    ({ event, data }) => {
      if (event === 'notification' && data.kind === 'director_approved') void lookAgain();
    },
    // Also when the page is loaded: the session was kept from before.
    () => {
      if (isPending) void lookAgain();
    },
  );
}
