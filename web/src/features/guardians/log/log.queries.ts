/** An athlete's log, newest first. */
import type { LogPage } from '@faircourt/contracts/family';
import { useInfiniteQuery } from '@tanstack/react-query';
import { answerOf, api } from '../../../api/client.ts';
import { familyKey } from '../../../domain/family.query.ts';

export function useLog(athleteId: string) {
  return useInfiniteQuery({
    queryKey: [...familyKey, athleteId, 'log'],
    initialPageParam: null as number | null,
    queryFn: ({ pageParam: before, signal }): Promise<LogPage> =>
      answerOf(
        api.GET('/api/family/{id}/log', {
          params: { path: { id: athleteId }, query: before === null ? {} : { before } },
          signal,
        }),
      ),
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ entries }) => entries),
  });
}

export function logFilePath(athleteId: string): string {
  return `/api/family/${athleteId}/log.csv`;
}
