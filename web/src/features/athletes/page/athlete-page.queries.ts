/** Opening a page is logged and, for coaches, counted: it happens once per visit, not whenever a window gets focus. */
import type { OpenedAthlete } from '@faircourt/contracts/athlete-page';
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
