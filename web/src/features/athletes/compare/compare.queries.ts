/** A comparison opens pages, which is logged and counted: it happens once per visit, and never by itself. */
import type { Comparison } from '@faircourt/contracts/comparison';
import type { ReadComparisonSummary } from '@faircourt/contracts/summaries';
import type { Locale } from '@faircourt/contracts/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { answerOf, api } from '../../../api/client.ts';
import { allowanceQuery } from '../../../domain/allowance/allowance.query.ts';

/** `takesAtMost`: how many profiles of the month the coach has agreed to open. */
export function useComparison(
  ids: readonly string[],
  takesAtMost: number,
  { isWanted }: { isWanted: boolean },
) {
  return useQuery({
    queryKey: ['comparison', ids, takesAtMost],
    enabled: isWanted,
    queryFn: async ({ client }): Promise<Comparison> => {
      const body = { athlete_ids: [...ids], takes_at_most: takesAtMost };
      const comparison = await answerOf(api.POST('/api/comparisons', { body }));
      client.setQueryData(allowanceQuery.queryKey, comparison.allowance);
      return comparison;
    },
    staleTime: Number.POSITIVE_INFINITY,
    // The next visit asks again: releases may have changed, and file keys run out.
    gcTime: 0,
    retry: false,
  });
}

/** Written when somebody asks for it, and not again while the comparison is open. */
export function useComparisonSummary(
  ids: readonly string[],
  locale: Locale,
  { isWanted }: { isWanted: boolean },
) {
  return useQuery({
    queryKey: ['comparison-summary', ids, locale],
    queryFn: (): Promise<ReadComparisonSummary> =>
      answerOf(api.POST('/api/comparisons/summary', { body: { athlete_ids: [...ids], locale } })),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
}
