/** Requests as the family decides them and as coaches sent them, and the blocks. One key: news refreshes them all. */
import type {
  AnswerRequests,
  Block,
  FamilyRequest,
  FamilyRequestList,
  SentRequestList,
  SentStatus,
} from '@faircourt/contracts/requests';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.ts';
import { TOUCHED } from '../../domain/blocks/block.query.ts';
import { familyRequestsQuery } from '../../domain/family-requests.query.ts';

const requestsKey = ['requests'] as const;

export function useFamilyRequests() {
  return useQuery(familyRequestsQuery);
}

/** What became of a coach's requests, or all of them. */
export type SentPart = SentStatus | 'all';

/** The counts are those of the newest answer. */
export function useSentRequests(part: SentPart) {
  const status = part === 'all' ? {} : { status: part };
  return useInfiniteQuery({
    queryKey: [...requestsKey, 'sent', part],
    initialPageParam: '',
    queryFn: ({ pageParam: after, signal }): Promise<SentRequestList> =>
      answerOf(
        api.GET('/api/requests/sent', { params: { query: { ...status, ...(after && { after }) } }, signal }),
      ),
    getNextPageParam: (page) => page.next,
    select: ({ pages }) => ({
      requests: pages.flatMap(({ requests }) => requests),
      counts: pages.at(-1)?.counts,
    }),
  });
}

export function useBlocks() {
  return useQuery({
    queryKey: [...requestsKey, 'blocks'],
    queryFn: async ({ signal }): Promise<Block[]> =>
      (await answerOf(api.GET('/api/blocks', { signal }))).blocks,
  });
}

/** One answer to some or all of what a card asks. */
export function useAnswer() {
  const queryClient = useQueryClient();
  return useDecision(
    async ({
      requests,
      answer,
    }: {
      requests: readonly FamilyRequest[];
      answer: AnswerRequests['answer'];
    }): Promise<void> => {
      const list: FamilyRequestList = await answerOf(
        api.POST('/api/requests/answer', {
          body: { requests: requests.map(({ kind, id }) => ({ kind, id })), answer },
        }),
      );
      // The page says what became of it, also where it then cannot be loaded again.
      queryClient.setQueryData(familyRequestsQuery.queryKey, list);
    },
  );
}

export function useLiftBlock() {
  return useDecision(async (id: string): Promise<void> => {
    await api.POST('/api/blocks/{id}/lift', { params: { path: { id } } });
  });
}

/** Loads again after a refusal too: another guardian may have decided meanwhile, and the page should say so. */
function useDecision<Input, Answer>(decide: (wanted: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: decide,
    onSettled: () => Promise.all(TOUCHED.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}
