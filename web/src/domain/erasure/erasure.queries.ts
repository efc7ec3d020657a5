/** An account that is to be erased: one's own, and that of a minor by a guardian. */
import type { FamilyErasure, OwnErasure } from '@faircourt/contracts/erasure';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.ts';
import { withPassword, type Password } from '../second-factor/second-factor.queries.ts';
import { familyKey } from '../family.query.ts';

/** Under the topics that the server names when something changes. */
const ownKey = ['account', 'erasure'] as const;
const familyErasureKey = (athleteId: string) => [...familyKey, athleteId, 'erasure'] as const;

export function useOwnErasure(isAllowed = true) {
  return useQuery({
    queryKey: ownKey,
    enabled: isAllowed,
    queryFn: ({ signal }): Promise<OwnErasure> => answerOf(api.GET('/api/erasure', { signal })),
  });
}

export function useAskToErase() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (password: Password): Promise<OwnErasure> =>
      answerOf(api.POST('/api/erasure', { body: withPassword(password) })),
    onSuccess: (answer) => queryClient.setQueryData(ownKey, answer),
  });
}

export function useKeepAccount() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (): Promise<OwnErasure> => answerOf(api.DELETE('/api/erasure')),
    onSuccess: (answer) => queryClient.setQueryData(ownKey, answer),
  });
}

export function useFamilyErasure(athleteId: string) {
  return useQuery({
    queryKey: familyErasureKey(athleteId),
    queryFn: ({ signal }): Promise<FamilyErasure> =>
      answerOf(api.GET('/api/family/{id}/erasure', { params: { path: { id: athleteId } }, signal })),
  });
}

export function useEraseAthlete(athleteId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (password: Password): Promise<FamilyErasure> =>
      answerOf(
        api.POST('/api/family/{id}/erasure', {
          params: { path: { id: athleteId } },
          body: withPassword(password),
        }),
      ),
    onSuccess: (answer) => queryClient.setQueryData(familyErasureKey(athleteId), answer),
  });
}

export function useKeepAthlete(athleteId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (): Promise<FamilyErasure> =>
      answerOf(api.DELETE('/api/family/{id}/erasure', { params: { path: { id: athleteId } } })),
    onSuccess: (answer) => queryClient.setQueryData(familyErasureKey(athleteId), answer),
  });
}
