/** The birthdate, stated from the dashboard: for most it is the very first save. */
import type { AthleteProfile } from '@faircourt/contracts/athletes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../../api/client.ts';
import { familyKey } from '../../../domain/family.query.ts';
import { ownGuardiansQuery } from '../../../domain/own-guardians.query.ts';

const TOUCHED = [['profile'], ['verifications', 'own']] as const;

/**
 * `isShownLater`: an invitation follows, which reads the family and its links again by itself. Answers whether it was saved: another
 * tab may have stated the birthdate meanwhile. Nothing else of a profile that is there is touched.
 */
export function useSaveBirthdate() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ profile: body }: { profile: AthleteProfile; isShownLater: boolean }) => {
      const { athlete } = await answerOf(api.GET('/api/profile'));
      if (athlete && athlete.birthdate !== null) return false;
      const changed = athlete ? (['birthdate'] as const) : (['birthdate', 'country_code'] as const);
      await answerOf(api.PUT('/api/profile', { params: { query: { changed: [...changed] } }, body }));
      return true;
    },
    onSuccess: (_saved, { isShownLater }) =>
      Promise.all(
        [...TOUCHED, ...(isShownLater ? [] : [familyKey, ownGuardiansQuery.queryKey])].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
