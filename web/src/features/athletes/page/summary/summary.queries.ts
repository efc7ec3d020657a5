import type { ReadSummary } from '@faircourt/contracts/summaries';
import type { Locale } from '@faircourt/contracts/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { answerOf, api } from '../../../../api/client.ts';

/** Written when somebody asks for it, and not again while the page is open. */
export function useSummary(athleteId: string, locale: Locale, { isWanted }: { isWanted: boolean }) {
  return useQuery({
    queryKey: ['athlete-summary', athleteId, locale],
    queryFn: (): Promise<ReadSummary> =>
      answerOf(
        api.POST('/api/athletes/{id}/summary', { params: { path: { id: athleteId } }, body: { locale } }),
      ),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    // The next visit asks again: what is released may have changed.
    gcTime: 0,
    retry: false,
  });
}
