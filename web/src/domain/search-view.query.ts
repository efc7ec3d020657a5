/** How a person likes to read athletes: search keeps it, and a table that is downloaded begins with it. */
import type { KeptSearchView } from '@faircourt/contracts/search-view';
import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../api/client.ts';

export const searchViewQuery = queryOptions({
  queryKey: ['search-view'],
  queryFn: ({ signal }): Promise<KeptSearchView> => answerOf(api.GET('/api/search/view', { signal })),
  staleTime: Number.POSITIVE_INFINITY,
});
