/** What a guardian does to be trusted with an athlete: says who they are, and asks for the check. */
import type { AskGuardianship, Guardianship, GuardianStatement } from '@faircourt/contracts/guardianship';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../../api/client.ts';
import { familyKey } from '../../../domain/family.query.ts';

export function useStateGuardianship() {
  return useGuardianshipChange(
    ({ athleteId, statement: body }: { athleteId: string; statement: GuardianStatement }) =>
      answerOf(api.PUT('/api/family/{id}/statement', { params: { path: { id: athleteId } }, body })),
  );
}

export function useAskGuardianship(athleteId: string) {
  return useGuardianshipChange((body: AskGuardianship): Promise<Guardianship> =>
    answerOf(api.POST('/api/family/{id}/guardianship', { params: { path: { id: athleteId } }, body })),
  );
}

export function useLiftHold() {
  return useGuardianshipChange((athleteId: string) =>
    api.POST('/api/family-holds/{id}/lift', {
      params: { path: { id: athleteId } },
      body: { reason: null },
    }),
  );
}

/** Loads again after a refusal too: the page then shows what has changed in the meantime. */
function useGuardianshipChange<Input, Answer>(change: (wanted: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => queryClient.invalidateQueries({ queryKey: familyKey }),
  });
}
