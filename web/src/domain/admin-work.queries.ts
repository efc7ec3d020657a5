/** How much waits for admins in the queue of reports and in the support inbox: for the dashboard and the navigation. */
import type { ModerationList } from '@faircourt/contracts/moderation';
import type { SupportInbox } from '@faircourt/contracts/support-inbox';
import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../api/client.ts';

export const openReportsQuery = queryOptions({
  queryKey: ['moderation', 'waiting'],
  queryFn: ({ signal }): Promise<ModerationList> =>
    answerOf(api.GET('/api/moderation-items', { params: { query: { part: 'open' } }, signal })),
});

export const openSupportQuery = queryOptions({
  queryKey: ['support', 'waiting'],
  queryFn: ({ signal }): Promise<SupportInbox> =>
    answerOf(api.GET('/api/support-requests', { params: { query: { view: 'open' } }, signal })),
});
