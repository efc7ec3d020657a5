/** How far a coach has come with their institution. News of directors' decisions refreshes it. */
import type { Affiliation } from '@faircourt/contracts/institutions';
import { useQuery } from '@tanstack/react-query';
import { answerOf, api } from '../api/client.ts';

export const affiliationKey = ['affiliation'] as const;

export function useAffiliation(isCoach: boolean) {
  return useQuery({
    queryKey: affiliationKey,
    enabled: isCoach,
    queryFn: ({ signal }): Promise<Affiliation> => answerOf(api.GET('/api/affiliation', { signal })),
  });
}
