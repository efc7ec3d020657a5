/** A frozen account: one's own, and that of a minor by a guardian. */
import type { RestrictionState } from '@faircourt/contracts/restrictions';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.ts';
import { familyKey } from '../family.query.ts';

/** Under the topics that the server names when something changes. */
const ownKey = ['account', 'restriction'] as const;
const familyRestrictionKey = (athleteId: string) => [...familyKey, athleteId, 'restriction'] as const;

export function useOwnRestriction(isAllowed = true) {
  return useQuery({
    queryKey: ownKey,
    enabled: isAllowed,
    queryFn: ({ signal }): Promise<RestrictionState> => answerOf(api.GET('/api/restriction', { signal })),
  });
}

/** What everybody else sees has changed with it, so all that is shown is read again. */
export function useFreezeOwn() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (): Promise<RestrictionState> => answerOf(api.PUT('/api/restriction')),
    onSuccess: (answer) => {
      queryClient.setQueryData(ownKey, answer);
      void queryClient.invalidateQueries();
    },
  });
}

export function useLiftOwn() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (): Promise<RestrictionState> => answerOf(api.DELETE('/api/restriction')),
    onSuccess: (answer) => {
      queryClient.setQueryData(ownKey, answer);
      void queryClient.invalidateQueries();
    },
  });
}

export function useFamilyRestriction(athleteId: string) {
  return useQuery({
    queryKey: familyRestrictionKey(athleteId),
    queryFn: ({ signal }): Promise<RestrictionState> =>
      answerOf(api.GET('/api/family/{id}/restriction', { params: { path: { id: athleteId } }, signal })),
  });
}

export function useFreezeAthlete(athleteId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (): Promise<RestrictionState> =>
      answerOf(api.PUT('/api/family/{id}/restriction', { params: { path: { id: athleteId } } })),
    onSuccess: (answer) => queryClient.setQueryData(familyRestrictionKey(athleteId), answer),
  });
}

export function useLiftAthlete(athleteId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (): Promise<RestrictionState> =>
      answerOf(api.DELETE('/api/family/{id}/restriction', { params: { path: { id: athleteId } } })),
    onSuccess: (answer) => queryClient.setQueryData(familyRestrictionKey(athleteId), answer),
  });
}
