/** The plan of a coach's desk, what it costs and what can be done about it: for the billing page and the dashboard. */
import type { Billing } from '@faircourt/contracts/billing';
import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.ts';

export const billingQuery = queryOptions({
  queryKey: ['billing', 'own'],
  queryFn: ({ signal }): Promise<Billing> => answerOf(api.GET('/api/billing', { signal })),
});
