/** The searches that a staff keeps, with how much is new in each: their page and the dashboard read one answer. */
import type { SavedSearchList } from '@faircourt/contracts/saved-searches';
import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../api/client.ts';

export const savedSearchesQuery = queryOptions({
  queryKey: ['saved-searches'],
  queryFn: ({ signal }): Promise<SavedSearchList> => answerOf(api.GET('/api/saved-searches', { signal })),
});
