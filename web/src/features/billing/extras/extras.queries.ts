/** What the owner of Pro Scout by the year books. Answers come as messages of support do, so the same news makes it old. */
import type { BookExtra, ProExtras } from '@faircourt/contracts/pro-extras';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../../api/client.ts';

const extrasKey = ['support', 'extras'] as const;

export function useExtras() {
  return useQuery({
    queryKey: extrasKey,
    queryFn: ({ signal }): Promise<ProExtras> => answerOf(api.GET('/api/billing/extras', { signal })),
  });
}

export function useBookExtra() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BookExtra) => answerOf(api.POST('/api/billing/extras', { body })),
    onSuccess: (extras: ProExtras) => queryClient.setQueryData(extrasKey, extras),
    onError: () => queryClient.invalidateQueries({ queryKey: extrasKey }),
  });
}
