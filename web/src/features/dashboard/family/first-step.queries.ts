/** The very first save of an athlete, made from the dashboard. */
import type { AthleteProfile } from '@faircourt/contracts/athletes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../../api/client.ts';
import { familyKey } from '../../../domain/family.query.ts';
import { ownGuardiansQuery } from '../../../domain/own-guardians.query.ts';

const TOUCHED = [['profile'], ['verifications', 'own']] as const;

/**
 * `isShownLater`: an invitation follows, which reads the family and its links again by itself. Answers whether it was saved: a page from
 * before the first save would put its empty fields over all that was typed since.
 */
export function useSaveBirthdate() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ profile: body }: { profile: AthleteProfile; isShownLater: boolean }) => {
      const { athlete } = await answerOf(api.GET('/api/profile'));
      if (athlete) return false;
      await answerOf(api.PUT('/api/profile', { body }));
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
