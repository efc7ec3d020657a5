/** Athletes page by page, and how many there are. What was loaded stays for the way back from an athlete's page. */
import type { SearchPage } from '@faircourt/contracts/search';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.ts';
import { foundAthletes } from './found-athletes.ts';
import { filterQuery, type Search } from './search-address.ts';

/** Below the life of a file key, so that pictures of a list that is shown again still load. */
const FRESH_MS = 4 * 60_000;

export function useAthletes({ filters, sort }: Search) {
  return useInfiniteQuery({
    queryKey: ['athletes', filters, sort],
    initialPageParam: '',
    queryFn: ({ pageParam: after, signal }): Promise<SearchPage> =>
      answerOf(
        api.GET('/api/athletes', {
          params: { query: { ...filterQuery(filters), sort, ...(after && { after }) } },
          signal,
        }),
      ),
    getNextPageParam: (page) => page.next,
    select: ({ pages }) => foundAthletes(pages),
    staleTime: FRESH_MS,
  });
}

export function useAthleteCount({ filters }: Search) {
  return useQuery({
    queryKey: ['athlete-count', filters],
    queryFn: ({ signal }) =>
      answerOf(api.GET('/api/athletes/count', { params: { query: filterQuery(filters) }, signal })),
    staleTime: FRESH_MS,
    // How many there are must not come and go with each change of the filters.
    placeholderData: keepPreviousData,
  });
}
