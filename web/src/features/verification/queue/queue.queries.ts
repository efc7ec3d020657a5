/** The directors' queue and one item of it. One key above them all, so that a live change refreshes what is shown. */
import type { InstitutionInput } from '@faircourt/contracts/institutions';
import type { Queue, QueueItem, VerificationItem } from '@faircourt/contracts/verification';
import type { DecideVerification } from '@faircourt/contracts/verification-decision';
import {
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type InfiniteData,
} from '@tanstack/react-query';
import { answerOf, api } from '../../../api/client.ts';
import { nextAfter, type Decided } from './next-item.ts';
import { queueQuery, type QueueView } from './queue-view.ts';

const verificationsKey = ['verifications'] as const;
const queueKey = [...verificationsKey, 'queue'] as const;
const itemKey = (id: string) => [...verificationsKey, id] as const;

export function useQueue(view: QueueView) {
  return useInfiniteQuery({
    queryKey: [...queueKey, view],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => readQueue(view, pageParam, signal),
    getNextPageParam: (page) => page.next,
    select: ({ pages }) => ({
      items: pages.flatMap(({ items }) => items),
      pages: pages.map(({ items }) => items),
      countries: pages[0]?.countries ?? [],
      counts: pages[0]?.counts ?? null,
    }),
  });
}

export function useItem(id: string) {
  return useQuery({
    queryKey: itemKey(id),
    queryFn: ({ signal }): Promise<VerificationItem> =>
      answerOf(api.GET('/api/verifications/{id}', { params: { path: { id } }, signal })),
    // A director must judge by current values; the log still records each viewer once a day only.
    staleTime: 0,
  });
}

export function useClaim() {
  return useItemChange((id: string): Promise<VerificationItem> =>
    answerOf(api.POST('/api/verifications/{id}/claim', { params: { path: { id } } })),
  );
}

export function useDecide() {
  return useItemChange(
    ({ id, verdict }: { id: string; verdict: DecideVerification }): Promise<VerificationItem> =>
      answerOf(api.POST('/api/verifications/{id}/decide', { params: { path: { id } }, body: verdict })),
  );
}

export function useTakeBack() {
  return useItemChange((id: string): Promise<VerificationItem> =>
    answerOf(api.POST('/api/verifications/{id}/undo', { params: { path: { id } } })),
  );
}

/** Whether the item was given back to the desk by an undo, as far as this browser knows. */
export function useIsTakenBack(): (id: string) => boolean {
  const queryClient = useQueryClient();
  return (id) => queryClient.getQueryData<VerificationItem>(itemKey(id))?.status === 'open';
}

export function useGiveBack() {
  return useItemChange(async (id: string): Promise<void> => {
    await api.POST('/api/verifications/{id}/release', { params: { path: { id } } });
  });
}

export function useRemind() {
  return useItemChange(async (id: string): Promise<void> => {
    await api.POST('/api/verifications/{id}/remind', { params: { path: { id } } });
  });
}

export function useDeclareConflict() {
  return useItemChange(async (id: string): Promise<void> => {
    await api.POST('/api/verifications/{id}/conflict', { params: { path: { id } } });
  });
}

export function useCorrectInstitution() {
  return useItemChange(async ({ id, body }: { id: string; body: InstitutionInput }): Promise<void> => {
    await api.PUT('/api/institutions/{id}', { params: { path: { id } }, body });
  });
}

/** Loads again after a refusal too: a colleague or the family may have been faster, and the page should say so. */
function useItemChange<Input, Answer extends VerificationItem | void>(
  change: (wanted: Input) => Promise<Answer>,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (answer) => {
      if (answer) queryClient.setQueryData(itemKey(answer.id), answer);
    },
    // Not waited for: what was done is done, and the lists follow.
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: verificationsKey });
    },
  });
}

/** Finds which item comes after this one, in the part of the queue that it was opened from. */
export function useFindNext(view: QueueView): (item: Decided) => Promise<QueueItem | null> {
  const queryClient = useQueryClient();
  return async (item) => {
    const part = view.part === 'mine' ? 'mine' : 'open';
    const seen = queryClient.getQueryData<InfiniteData<Queue>>([...queueKey, view]);
    const { items } = await readQueue({ ...view, part }, '');
    return nextAfter(
      items,
      item,
      seen?.pages.flatMap((page) => page.items),
    );
  };
}

function readQueue(view: QueueView, after: string, signal?: AbortSignal): Promise<Queue> {
  const query = { ...queueQuery(view), ...(after && { after }) };
  return answerOf(api.GET('/api/verifications', { params: { query }, ...(signal && { signal }) }));
}
