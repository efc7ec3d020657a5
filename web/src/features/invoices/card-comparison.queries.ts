/** What the last comparison with the payment service found. */
import type { CardComparison } from '@faircourt/contracts/card-comparison';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answerOf, api } from '../../api/client.ts';

const LOOK_AGAIN_MS = 2_000;

/** Once another one was asked for, looks until it is there. */
export function useCardComparison() {
  const [before, setBefore] = useState<string | null>();
  const isDone = (data: CardComparison | undefined) => (data?.last?.compared_at ?? null) !== before;
  const comparison = useQuery({
    queryKey: ['invoices', 'card_comparison'],
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
