import type { Preview } from '@faircourt/contracts/family';
import { useQuery } from '@tanstack/react-query';
import { answerOf, api } from '../../../api/client.ts';
import { familyKey } from '../../../domain/family.query.ts';

/** The page that a verified coach gets at this moment. Under the key of the family: what changes there changes this. */
export function useSeenNow(athleteId: string) {
  return useQuery({
    queryKey: [...familyKey, athleteId, 'seen-now'],
    queryFn: ({ signal }): Promise<Preview> =>
      answerOf(
        api.GET('/api/family/{id}/preview', {
          params: { path: { id: athleteId }, query: { as: 'verified_coach' } },
          signal,
        }),
      ),
  });
}
