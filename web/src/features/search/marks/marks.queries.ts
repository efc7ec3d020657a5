/** What the coach's desk knows of the athletes found. It never keeps a page of results waiting, and without it they still show. */
import type { AthleteMarks, SearchMarks } from '@faircourt/contracts/search-marks';
import { LIMITS } from '@faircourt/contracts/limits';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../../api/client.ts';
import { useRole } from '../../../api/session/use-role.ts';
import { listsKey } from '../../../domain/lists/lists.queries.ts';

/** Below the lists: who is put onto one, or taken off, shows it at once. */
const marksKey = [...listsKey, 'marks'] as const;

export type Marks = ReadonlyMap<string, AthleteMarks>;

/** By athlete; coaches alone have any. */
export function useMarks(athletes: readonly { id: string }[]): Marks {
  const isCoach = useRole() === 'coach';
  return useQueries({
    queries: isCoach ? pagesOf(athletes.map(({ id }) => id)).map(marksQuery) : [],
    combine: byAthlete,
  });
}

/** After a look in the side panel. */
export function useMarksAgain(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: marksKey });
}

function marksQuery(ids: string[]) {
  return {
    queryKey: [...marksKey, ids],
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<SearchMarks> =>
      answerOf(api.GET('/api/search/marks', { params: { query: { ids } }, signal })),
    // On the way back from an athlete's page, the look that just was is to be seen.
    staleTime: 0,
  };
}

function byAthlete(pages: readonly { data: SearchMarks | undefined }[]): Marks {
  return new Map(pages.flatMap(({ data }) => data?.marks.map((one) => [one.athlete_id, one] as const) ?? []));
}

/** As many as one call is about. */
function pagesOf(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / LIMITS.searchPage) }, (_, n) =>
    ids.slice(n * LIMITS.searchPage, (n + 1) * LIMITS.searchPage),
  );
}
