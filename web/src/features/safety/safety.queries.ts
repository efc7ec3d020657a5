/** What waits for admins, and what they decide about it. */
import type { ReachedLimitList } from '@faircourt/contracts/reached-limits';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.ts';
import { waitingFamiliesQuery } from '../../domain/admin-work.queries.ts';

const safetyKey = ['safety'] as const;

export function useWaitingFamilies() {
  return useQuery(waitingFamiliesQuery);
}

export function useReachedLimits() {
  return useQuery({
    queryKey: [...safetyKey, 'limits'],
    queryFn: ({ signal }): Promise<ReachedLimitList> => answerOf(api.GET('/api/reached-limits', { signal })),
  });
}

interface Reasoned {
  id: string;
  reason: string;
}

export function useLiftHold() {
  return useDecision(async ({ id, reason }: Reasoned): Promise<void> => {
    await api.POST('/api/family-holds/{id}/lift', { params: { path: { id } }, body: { reason } });
  });
}

export function useAgreeToLink() {
  return useDecision(async ({ id, reason }: Reasoned): Promise<void> => {
    await api.POST('/api/guardian-links/{id}/agree', { params: { path: { id } }, body: { reason } });
  });
}

export function useDeclineLink() {
  return useDecision(async ({ id, reason }: Reasoned): Promise<void> => {
    await api.POST('/api/guardian-links/{id}/decline', { params: { path: { id } }, body: { reason } });
  });
}

/** Loads again after a refusal too: another admin may have decided meanwhile. */
function useDecision<Input>(decide: (wanted: Input) => Promise<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: decide,
    onSettled: () => queryClient.invalidateQueries({ queryKey: safetyKey }),
  });
}
