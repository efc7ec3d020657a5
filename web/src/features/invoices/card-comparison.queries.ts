/** What the last comparison with the payment service found. */
import type { CardComparison } from '@faircourt/contracts/card-comparison';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answerOf, api } from '../../api/client.ts';

const COMPARISON = ['invoices', 'card_comparison'];
const LOOK_AGAIN_MS = 2_000;

/** Once another one was asked for, looks until it is there. */
export function useCardComparison() {
  const [before, setBefore] = useState<string | null>();
  const isDone = (data: CardComparison | undefined) => (data?.last?.compared_at ?? null) !== before;
  const comparison = useQuery({
    queryKey: COMPARISON,
    queryFn: ({ signal }): Promise<CardComparison> =>
      answerOf(api.GET('/api/admin/card-comparison', { signal })),
    refetchInterval: ({ state }) => (before === undefined || isDone(state.data) ? false : LOOK_AGAIN_MS),
  });
  const ask = useMutation({
    mutationFn: () => answerOf(api.POST('/api/admin/card-comparison')),
    onSuccess: () => setBefore(comparison.data?.last?.compared_at ?? null),
  });
  const isComparing = ask.isPending || (before !== undefined && !isDone(comparison.data));
  return { comparison, ask, isComparing };
}

/** Takes it off the list until something about it changes. */
export function useLookAt() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      answerOf(api.POST('/api/admin/card-comparison/{id}/looked-at', { params: { path: { id } } })),
    // Also after a refusal: another comparison may have been made meanwhile.
    onSettled: () => queryClient.invalidateQueries({ queryKey: COMPARISON }),
  });
}
