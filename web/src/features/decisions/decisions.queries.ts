/** What moderators decided about the person who is signed in. */
import type { OwnDecisionList } from '@faircourt/contracts/moderation';
import { useQuery } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.ts';

export function useOwnDecisions() {
  return useQuery({
    queryKey: ['moderation', 'own'],
    queryFn: ({ signal }): Promise<OwnDecisionList> =>
      answerOf(api.GET('/api/moderation-decisions', { signal })),
  });
}
