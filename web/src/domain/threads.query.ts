/** The conversations of the reader: the messages page, the count in the navigation and the dashboard read one answer. */
import type { ThreadSummary } from '@faircourt/contracts/messages';
import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../api/client.ts';

export const threadsQuery = queryOptions({
  queryKey: ['threads'],
  queryFn: ({ signal }): Promise<{ threads: ThreadSummary[] }> =>
    answerOf(api.GET('/api/threads', { signal })),
});
