/** The code with which a guardian finds the athlete. A new one ends the old one. */
import type { FamilyCode } from '@faircourt/contracts/guardians';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.ts';
import { familyKey } from '../family.query.ts';
import { ownGuardiansQuery } from '../own-guardians.query.ts';

export function useRenewFamilyCode() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (): Promise<FamilyCode> => answerOf(api.POST('/api/guardians/family-code')),
    onSettled: () =>
      Promise.all(
        [ownGuardiansQuery.queryKey, familyKey].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
