/** The family as the reader sees it: a guardian's athletes, or the athlete alone. Several pages ask it what is open. */
import type { Family } from '@faircourt/contracts/family';
import { useQuery } from '@tanstack/react-query';
import { answerOf, api } from '../api/client.ts';

export const familyKey = ['family'] as const;

export function useFamily(isAllowed = true) {
  return useQuery({
    queryKey: familyKey,
    enabled: isAllowed,
    queryFn: ({ signal }): Promise<Family> => answerOf(api.GET('/api/family', { signal })),
  });
}
