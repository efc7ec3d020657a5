import type { ContactCalendar } from '@faircourt/contracts/requests';
import type { Division } from '@faircourt/contracts/vocabulary';
import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.ts';

const FRESH_MS = 10 * 60_000;

/** Of all divisions. */
export const contactCalendarKey = ['contact-calendar'] as const;

/** The contact calendar today: of one division, else of the reader's; where there is none, the strictest one. */
export function contactCalendarQuery(division: Division | null = null) {
  return queryOptions({
    queryKey: [...contactCalendarKey, division],
    staleTime: FRESH_MS,
    queryFn: ({ signal }): Promise<ContactCalendar> =>
      answerOf(api.GET('/api/contact-calendar', { params: { query: division ? { division } : {} }, signal })),
  });
}
