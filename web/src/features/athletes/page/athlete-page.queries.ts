/** Opening a page is logged and, for coaches, counted: it happens once per visit, not whenever a window gets focus. */
import type { OpenedAthlete } from '@faircourt/contracts/athlete-page';
import type { Peers, ReadPeers } from '@faircourt/contracts/comparison';
import { useQuery } from '@tanstack/react-query';
import { allowanceQuery } from '../../../domain/allowance/allowance.query.ts';
import { answerOf, api } from '../../../api/client.ts';

export function useOpenedAthlete(id: string) {
  return useQuery({
    queryKey: ['opened-athlete', id],
    // No signal here: a call that is cancelled halfway has been counted all the same, and would be made again.
    queryFn: async ({ client }): Promise<OpenedAthlete> => {
      const opened = await answerOf(api.POST('/api/athletes/{id}/open', { params: { path: { id } } }));
      if (opened.allowance) client.setQueryData(allowanceQuery.queryKey, opened.allowance);
      return opened;
    },
    staleTime: Number.POSITIVE_INFINITY,
    // The next visit loads the page again: releases may have changed, and file keys run out.
    gcTime: 0,
  });
}

/** How others of the position measure, for coaches; null until it is known, and where there is nothing to say. */
export function usePeers(id: string, isCoach: boolean): Peers | null {
  const { data } = useQuery({
    queryKey: ['athlete-peers', id],
    enabled: isCoach,
    queryFn: ({ signal }): Promise<ReadPeers> =>
      answerOf(api.GET('/api/athletes/{id}/peers', { params: { path: { id } }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.peers ?? null;
}
