/** What moderators decided about the person who is signed in. */
import type { OwnDecisionList } from '@faircourt/contracts/moderation';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.ts';

export function useOwnDecisions() {
  return useQuery({
    queryKey: ['moderation', 'own'],
    queryFn: ({ signal }): Promise<OwnDecisionList> =>
      answerOf(api.GET('/api/moderation-decisions', { signal })),
  });
}

/** Loads again after a refusal too: another tab may have sent it. */
export function useAppeal() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, words }: { id: string; words: string }): Promise<void> => {
      await api.POST('/api/moderation-decisions/{id}/appeal', { params: { path: { id } }, body: { words } });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['moderation'] }),
  });
}
