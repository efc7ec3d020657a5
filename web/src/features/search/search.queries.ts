/** Athletes page by page, and how many there are. What was loaded stays for the way back from an athlete's page. */
import type { SearchPage } from '@faircourt/contracts/search';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.ts';
import { filterQuery } from '../../domain/filter-query.ts';
import { foundAthletes } from './found-athletes.ts';
import type { Search } from './search-address.ts';

/** Below the life of a file key, so that pictures of a list that is shown again still load. */
const FRESH_MS = 4 * 60_000;

export function useAthletes(search: Search) {
  return useInfiniteQuery({ ...athletesQuery(search), select: foundIn });
}

/** One function, so that it runs once per answer. */
function foundIn({ pages }: { pages: SearchPage[] }) {
  return foundAthletes(pages);
}

/** Where the results go on behind those that are loaded; null after the last. */
export function useNextPage(search: Search): string | null {
  const { data } = useInfiniteQuery({
    ...athletesQuery(search),
    select: ({ pages }) => pages.at(-1)?.next ?? null,
  });
  return data ?? null;
}

function athletesQuery({ filters, sort }: Search) {
  return infiniteQueryOptions({
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
