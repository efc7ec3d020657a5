/** A director's figures and what is on their own desk: the pages of the queue, the dashboard and the navigation read them. */
import type { Figures, Queue } from '@faircourt/contracts/verification';
import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../api/client.ts';

/** Below the key of the queue, so that news of it refreshes them. */
export const figuresQuery = queryOptions({
  queryKey: ['verifications', 'figures'],
  queryFn: ({ signal }): Promise<Figures> => answerOf(api.GET('/api/figures', { signal })),
});

export const claimedQuery = queryOptions({
  queryKey: ['verifications', 'claimed'],
  queryFn: ({ signal }): Promise<Queue> =>
    answerOf(api.GET('/api/verifications', { params: { query: { part: 'mine' } }, signal })),
});
