/** Keeps the bell in step with the server. */
import type { Notification } from '@faircourt/contracts/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useLiveEvents } from '../../api/live/live-listeners.ts';
import { takeIn, takeRead } from './notifications.queries.ts';

export function useLiveNotifications(onArrival: (notification: Notification) => void): void {
  const queryClient = useQueryClient();
  useLiveEvents(
    ({ event, data }) => {
      if (event === 'read') takeRead(queryClient, data.unread);
      if (event === 'notification') {
        takeIn(queryClient, data);
        onArrival(data);
      }
    },
    () => undefined,
  );
}
