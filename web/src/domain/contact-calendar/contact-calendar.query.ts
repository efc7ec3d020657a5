import type { ContactCalendar } from '@faircourt/contracts/requests';
import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.ts';

const FRESH_MS = 10 * 60_000;

/** The contact calendar today, for the reader's division; for families the strictest one. */
export const contactCalendarQuery = queryOptions({
  queryKey: ['contact-calendar'],
  staleTime: FRESH_MS,
  queryFn: ({ signal }): Promise<ContactCalendar> => answerOf(api.GET('/api/contact-calendar', { signal })),
});
