/** The people and institutions of a director's countries, page by page and as a table to keep; and how they spread. */
import type { Coverage, Directory } from '@faircourt/contracts/directory';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.ts';
import { downloadFile } from '../../api/download-file.ts';
import { directoryQuery, type DirectoryFilters } from './directory-address.ts';

export function useDirectory(filters: DirectoryFilters, isAllowed: boolean) {
  return useInfiniteQuery({
    queryKey: ['directory', 'list', directoryQuery(filters)],
    enabled: isAllowed,
    initialPageParam: '',
    queryFn: ({ pageParam: after, signal }): Promise<Directory> =>
      answerOf(
        api.GET('/api/directory', {
          params: { query: { ...directoryQuery(filters), ...(after && { after }) } },
          signal,
        }),
      ),
    getNextPageParam: (page) => page.next,
    select: ({ pages }) => ({
      entries: pages.flatMap(({ entries }) => entries),
      countries: pages[0]?.countries ?? [],
    }),
    // The choice of countries comes from this answer: it must not come and go with each change of the filters.
    placeholderData: keepPreviousData,
  });
}

export function useCoverage(isAllowed: boolean) {
  return useQuery({
    queryKey: ['directory', 'coverage'],
    enabled: isAllowed,
    queryFn: ({ signal }): Promise<Coverage> => answerOf(api.GET('/api/directory/coverage', { signal })),
  });
}

export function useExport() {
  return useMutation({
    mutationFn: (filters: DirectoryFilters): Promise<Blob> => {
      const query = Object.entries(directoryQuery(filters)).map(([name, value]) => [name, String(value)]);
      return downloadFile(`/api/directory.csv?${new URLSearchParams(query).toString()}`);
    },
  });
}
