/** Which institutions looked at the athlete's own page lately: the page of progress and the dashboard read one answer. */
import type { RecentViewers } from '@faircourt/contracts/athlete-page';
import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../api/client.ts';

export const recentViewersQuery = queryOptions({
  queryKey: ['profile', 'viewers'],
  queryFn: ({ signal }): Promise<RecentViewers> => answerOf(api.GET('/api/profile/viewers', { signal })),
});
