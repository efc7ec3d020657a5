/** The moderators' queue and one item of it. One key above them all, so that a live change refreshes what is shown. */
import type {
  CloseItem,
  DecideAppeal,
  ModerationItem,
  ModerationList,
  ModerationPart,
  SignalList,
} from '@faircourt/contracts/moderation';
import type { ModerationKind } from '@faircourt/contracts/vocabulary';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.ts';

const moderationKey = ['moderation'] as const;

export interface ModerationView {
  part: ModerationPart;
  kind: ModerationKind | null;
}

export function useModerationQueue({ part, kind }: ModerationView) {
  return useInfiniteQuery({
    queryKey: [...moderationKey, 'queue', part, kind],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }): Promise<ModerationList> => {
      const query = { part, ...(kind ? { kind } : {}), ...(pageParam ? { after: pageParam } : {}) };
      return answerOf(api.GET('/api/moderation-items', { params: { query }, signal }));
    },
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => ({
      items: pages.flatMap(({ items }) => items),
      open: pages[0]?.open ?? 0,
      overdue: pages[0]?.overdue ?? 0,
    }),
  });
}

export function useModerationItem(id: string) {
  return useQuery({
    queryKey: [...moderationKey, id],
    queryFn: ({ signal }): Promise<ModerationItem> =>
      answerOf(api.GET('/api/moderation-items/{id}', { params: { path: { id } }, signal })),
    // What a colleague has done since counts; the log records each moderator once a day only.
    staleTime: 0,
  });
}

export function useSignals() {
  return useQuery({
    queryKey: [...moderationKey, 'signals'],
    queryFn: ({ signal }): Promise<SignalList> => answerOf(api.GET('/api/moderation-signals', { signal })),
  });
}

export function useClaim() {
  return useItemChange(async (id: string): Promise<void> => {
    await api.POST('/api/moderation-items/{id}/claim', { params: { path: { id } } });
  });
}

export function useGiveBack() {
  return useItemChange(async (id: string): Promise<void> => {
    await api.POST('/api/moderation-items/{id}/release', { params: { path: { id } } });
  });
}

export function useClose() {
  return useItemChange(async ({ id, ...body }: CloseItem & { id: string }): Promise<void> => {
    await api.POST('/api/moderation-items/{id}/close', { params: { path: { id } }, body });
  });
}

export function useAnswerAppeal() {
  return useItemChange(async ({ id, ...body }: DecideAppeal & { id: string }): Promise<void> => {
    await api.POST('/api/moderation-decisions/{id}/appeal/answer', { params: { path: { id } }, body });
  });
}

export function useRecordAppeal() {
  return useItemChange(async ({ id, words }: { id: string; words: string }): Promise<void> => {
    await api.POST('/api/moderation-decisions/{id}/appeal', { params: { path: { id } }, body: { words } });
  });
}

/** Loads again after a refusal too: a colleague was faster. */
function useItemChange<Input>(change: (wanted: Input) => Promise<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => queryClient.invalidateQueries({ queryKey: moderationKey }),
  });
}
