/** What families answered a coach lately: the dashboard and the count in the navigation read one answer. */
import type { FamilyAnswers } from '@faircourt/contracts/requests';
import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.ts';

export const answersQuery = queryOptions({
  queryKey: ['requests', 'answers'],
  queryFn: ({ signal }): Promise<FamilyAnswers> => answerOf(api.GET('/api/requests/answers', { signal })),
});
