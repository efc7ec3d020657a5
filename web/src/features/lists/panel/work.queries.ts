/** What the staff wrote at one entry: read whole, changed piece by piece. Each answer is the whole again. */
import type { CriteriaInput, EntryWork, NextStepInput, RatingsInput } from '@faircourt/contracts/list-work';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../../api/client.ts';

function workKey(entryId: string) {
  return ['lists', 'entry', entryId] as const;
}

export function useEntryWork(entryId: string) {
  return useQuery({
    queryKey: workKey(entryId),
    queryFn: ({ signal }): Promise<EntryWork> =>
      answerOf(api.GET('/api/list-entries/{id}', { params: { path: { id: entryId } }, signal })),
  });
}

export function useAddNote(entryId: string) {
  return useWork(entryId, (body: string) =>
    answerOf(api.POST('/api/list-entries/{id}/notes', { params: { path: { id: entryId } }, body: { body } })),
  );
}

export function useSetTags(entryId: string) {
  return useWork(entryId, (tags: string[]) =>
    answerOf(api.PUT('/api/list-entries/{id}/tags', { params: { path: { id: entryId } }, body: { tags } })),
  );
}

export function useRate(entryId: string) {
  return useWork(entryId, (ratings: RatingsInput['ratings']) =>
    answerOf(
      api.PUT('/api/list-entries/{id}/rating', { params: { path: { id: entryId } }, body: { ratings } }),
    ),
  );
}

export function useSetStep(entryId: string) {
  return useWork(entryId, (step: NextStepInput | null) =>
    answerOf(api.PUT('/api/list-entries/{id}/step', { params: { path: { id: entryId } }, body: { step } })),
  );
}

export function useDeleteNote() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string): Promise<unknown> =>
      api.DELETE('/api/list-notes/{id}', { params: { path: { id } } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['lists'] }),
  });
}

export function useChangeCriteria() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (wanted: CriteriaInput): Promise<unknown> =>
      answerOf(api.PUT('/api/list-criteria', { body: wanted })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['lists'] }),
  });
}

function useWork<Wanted>(entryId: string, change: (wanted: Wanted) => Promise<EntryWork>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (work) => queryClient.setQueryData(workKey(entryId), work),
    // The panel has its answer: its form is free at once, the boards behind it follow.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['lists'] }),
  });
}
