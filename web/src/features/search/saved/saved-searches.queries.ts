/** The searches of one's staff: listed, saved, renamed, deleted and brought back, and what is new in one. */
import type { SavedSearch, SearchNews } from '@faircourt/contracts/saved-searches';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../../api/client.ts';
import { savedSearchesQuery } from '../../../domain/saved-searches.query.ts';
import { filterQuery } from '../../../domain/filter-query.ts';
import type { Search } from '../search-address.ts';

const savedSearchesKey = savedSearchesQuery.queryKey;

export function useSavedSearches(isAllowed = true) {
  return useQuery({ ...savedSearchesQuery, enabled: isAllowed });
}

/** Opening a search is what moves the mark of the last visit. */
export function useSearchNews(id: string) {
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: ['saved-search-news', id],
    // Each opening is a visit: what an earlier one showed is not what is new now.
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }): Promise<SearchNews> => {
      const visit = api.POST('/api/saved-searches/{id}/visit', { params: { path: { id } }, signal });
      const news = await answerOf(visit);
      await queryClient.invalidateQueries({ queryKey: savedSearchesKey });
      return news;
    },
  });
}

export function useSaveSearch() {
  return useListChange(({ name, search }: { name: string; search: Search }): Promise<SavedSearch> =>
    answerOf(
      api.POST('/api/saved-searches', {
        body: { name, filters: filterQuery(search.filters), sort: search.sort },
      }),
    ),
  );
}

export function useRenameSearch() {
  return useListChange(({ id, name }: { id: string; name: string }): Promise<SavedSearch> =>
    answerOf(api.PATCH('/api/saved-searches/{id}', { params: { path: { id } }, body: { name } })),
  );
}

export function useDeleteSearch() {
  return useListChange(async (id: string) => {
    await api.DELETE('/api/saved-searches/{id}', { params: { path: { id } } });
  });
}

export function useRestoreSearch() {
  return useListChange((id: string) =>
    answerOf(api.POST('/api/saved-searches/{id}/restore', { params: { path: { id } } })),
  );
}

/** Also after a refusal: a colleague may have changed it in the meantime, and the list should say so. */
export function useListChange<Given, Answer>(mutationFn: (given: Given) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => queryClient.invalidateQueries({ queryKey: savedSearchesKey }),
  });
}
