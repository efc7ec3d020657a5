/** Whether what the contact calendar says of each card is known: a sentence of several lines that came later would push down what is read. */
import type { FamilyRequestList } from '@faircourt/contracts/requests';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { contactCalendarQuery } from '../../domain/contact-calendar/contact-calendar.query.ts';

type Listed = Pick<FamilyRequestList, 'open'>;

/** Once true it stays so: a request that arrives later brings its own line. */
export function useCalendarsRead(requests: Listed | undefined): boolean {
  const [wasRead, setWasRead] = useState(false);
  const calendars = useQueries({ queries: divisionsOf(requests).map(contactCalendarQuery) });
  const isRead =
    requests !== undefined &&
    // One that failed says nothing, and nobody waits for it, nor for a connection.
    calendars.every(
      ({ isPending, failureCount, fetchStatus }) =>
        !isPending || failureCount > 0 || fetchStatus === 'paused',
    );
  if (isRead && !wasRead) setWasRead(true);
  return isRead || wasRead;
}

/** Those of the coaches who want to talk; with requests for releases alone the page says it once, of the strictest. */
export function divisionsOf(requests: Listed | undefined) {
  if (requests === undefined || requests.open.length === 0) return [];
  const named = requests.open.flatMap((request) => (request.kind === 'contact' ? [request.division] : []));
  return named.length === 0 ? [null] : [...new Set(named)];
}
