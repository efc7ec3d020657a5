/** Recruiting lists: the calls of every page that shows or fills one. */
import type {
  AddedToList,
  ArchivedLists,
  ArchiveLists,
  CreateList,
  ListStagesInput,
  MoveEntries,
  OpenList,
  RecruitingList,
  RecruitingLists,
} from '@faircourt/contracts/lists';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.ts';
import { placeEntries, takeBack } from './place-entries.ts';

/** What is below it grows old with it. */
export const listsKey = ['lists'] as const;

function listKey(id: string) {
  return ['lists', id] as const;
}

export function useLists(isAllowed: boolean) {
  return useQuery({
    queryKey: [...listsKey, 'all'],
    enabled: isAllowed,
    queryFn: ({ signal }): Promise<RecruitingLists> => answerOf(api.GET('/api/lists', { signal })),
  });
}

/** With the lists that this athlete is on. */
export function useListsOf(athleteId: string, isWanted: boolean) {
  return useQuery({
    queryKey: [...listsKey, 'of', athleteId],
    enabled: isWanted,
    queryFn: ({ signal }): Promise<RecruitingLists> =>
      answerOf(api.GET('/api/lists', { params: { query: { athlete_id: athleteId } }, signal })),
  });
}

export function useOpenList(id: string) {
  return useQuery({
    queryKey: listKey(id),
    queryFn: ({ signal }): Promise<OpenList> =>
      answerOf(api.GET('/api/lists/{id}', { params: { path: { id } }, signal })),
  });
}

export function useCreateList() {
  const again = useAgain();
  return useMutation({
    mutationFn: (wanted: CreateList): Promise<RecruitingList> =>
      answerOf(api.POST('/api/lists', { body: wanted })),
    onSettled: again,
  });
}

/** What is left out stays as it is. */
export type ListChange = { name?: string; note?: string; is_shared?: boolean; is_archived?: boolean };

export function useChangeList(id: string) {
  const again = useAgain();
  return useMutation({
    mutationFn: (wanted: ListChange): Promise<RecruitingList> =>
      answerOf(api.PATCH('/api/lists/{id}', { params: { path: { id } }, body: wanted })),
    onSettled: again,
  });
}

/** Many at once. The answer names those that were not so before: what can be taken back. */
export function useArchiveLists() {
  const again = useAgain();
  return useMutation({
    mutationFn: (wanted: ArchiveLists): Promise<ArchivedLists> =>
      answerOf(api.POST('/api/lists/archive', { body: wanted })),
    onSettled: again,
  });
}

export function useAddToList() {
  const again = useAgain();
  return useMutation({
    mutationFn: ({ listId, athleteIds }: { listId: string; athleteIds: string[] }): Promise<AddedToList> =>
      answerOf(
        api.POST('/api/lists/{id}/entries', {
          params: { path: { id: listId } },
          body: { athlete_ids: athleteIds },
        }),
      ),
    onSettled: again,
  });
}

export interface ListedEntries {
  listId: string;
  entryIds: string[];
}

export function useRemoveEntries() {
  const again = useAgain();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ listId, entryIds }: ListedEntries): Promise<unknown> =>
      api.POST('/api/lists/{id}/entries/remove', {
        params: { path: { id: listId } },
        body: { entry_ids: entryIds },
      }),
    onMutate: ({ listId, entryIds }) => {
      const before = queryClient.getQueryData<OpenList>(listKey(listId));
      queryClient.setQueryData<OpenList>(
        listKey(listId),
        (open) => open && { ...open, entries: open.entries.filter(({ id }) => !entryIds.includes(id)) },
      );
      return before;
    },
    // They are on it still.
    onError: (_error, { listId }, before) => queryClient.setQueryData<OpenList>(listKey(listId), before),
    onSettled: again,
  });
}

export function useRestoreEntries() {
  const again = useAgain();
  return useMutation({
    mutationFn: ({ listId, entryIds }: ListedEntries): Promise<unknown> =>
      api.POST('/api/lists/{id}/entries/restore', {
        params: { path: { id: listId } },
        body: { entry_ids: entryIds },
      }),
    onSettled: again,
  });
}

/** Adds one tag to many. */
export function useTagEntries() {
  const again = useAgain();
  return useMutation({
    mutationFn: ({ listId, entryIds, tag }: ListedEntries & { tag: string }): Promise<unknown> =>
      api.POST('/api/lists/{id}/entries/tag', {
        params: { path: { id: listId } },
        body: { entry_ids: entryIds, add: [tag] },
      }),
    onSettled: again,
  });
}

/** Shown at once; the server's order replaces it, with what colleagues have moved meanwhile. */
export function useMoveEntries(listId: string) {
  const again = useAgain();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (move: MoveEntries): Promise<unknown> =>
      api.POST('/api/lists/{id}/entries/move', { params: { path: { id: listId } }, body: move }),
    onMutate: async (move) => {
      await queryClient.cancelQueries({ queryKey: listKey(listId) });
      const before = queryClient.getQueryData<OpenList>(listKey(listId))?.entries;
      queryClient.setQueryData<OpenList>(
        listKey(listId),
        (open) => open && { ...open, entries: placeEntries(open, move) },
      );
      return before;
    },
    // At once: without a line the server's order is long in coming.
    onError: (_error, { entry_ids }, before) =>
      queryClient.setQueryData<OpenList>(
        listKey(listId),
        (open) => open && before && { ...open, entries: takeBack(open, before, entry_ids) },
      ),
    onSettled: again,
  });
}

export function useChangeStages(listId: string) {
  const again = useAgain();
  return useMutation({
    mutationFn: (wanted: ListStagesInput): Promise<unknown> =>
      answerOf(api.PUT('/api/lists/{id}/stages', { params: { path: { id: listId } }, body: wanted })),
    onSettled: again,
  });
}

function useAgain() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: listsKey });
}
