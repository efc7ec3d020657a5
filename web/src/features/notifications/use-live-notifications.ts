/** Keeps the bell in step with the server while somebody is signed in and looking. */
import type { Notification } from '@faircourt/contracts/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { systemClock } from '../../api/clock.ts';
import { authorizedFetch, session } from '../../api/session/session-client.ts';
import { useSession } from '../../api/session/use-session.ts';
import { openNotificationStream, type StreamEdges } from './notification-stream.ts';
import { notificationsQuery, setUnread, takeIn } from './notifications.queries.ts';

export function useLiveNotifications(onArrival: (notification: Notification) => void): void {
  const queryClient = useQueryClient();
  const person = useSession().session?.user.id;
  const announce = useEffectEvent(onArrival);

  useEffect(() => {
    if (person === undefined) return undefined;
    return openNotificationStream(browserEdges, {
      onOpened: () => void queryClient.invalidateQueries(notificationsQuery),
      onEvent: ({ event, data }) => {
        if (event === 'read') setUnread(queryClient, data.unread);
        if (event === 'signed_out') endSession();
        if (event === 'notification') {
          takeIn(queryClient, data);
          announce(data);
        }
      },
    });
  }, [person, queryClient]);
}

function endSession(): void {
  const token = session.snapshot.session?.access_token;
  if (token !== undefined) session.end(token, 'session_ended');
}

const browserEdges: StreamEdges = {
  clock: systemClock,
  connect: (lastEventId, signal) => {
    const headers = new Headers({ accept: 'text/event-stream' });
    if (lastEventId !== null) headers.set('last-event-id', lastEventId);
    const request = new Request('/api/notifications/stream', {
      headers,
      signal,
      credentials: 'same-origin',
      cache: 'no-store',
    });
    return authorizedFetch(request, 'stream');
  },
  isHidden: () => document.visibilityState === 'hidden',
  onVisibilityChange: (listener) => {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};
