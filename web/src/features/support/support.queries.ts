/** The support inbox and one request, for admins; one's own messages to support, for everybody. */
import type {
  ClaimRequest,
  CloseRequest,
  InboxView,
  SupportInbox,
  SupportRequestPage,
  ThreadMessage,
  ThreadText,
} from '@faircourt/contracts/support-inbox';
import type { OwnThread, OwnThreadList } from '@faircourt/contracts/support-threads';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.ts';

const supportKey = ['support'] as const;

export function useInbox({ view, search }: { view: InboxView; search: string | null }) {
  return useQuery({
    queryKey: [...supportKey, 'inbox', view, search],
    queryFn: ({ signal }): Promise<SupportInbox> =>
      answerOf(
        api.GET('/api/support-requests', { params: { query: { view, ...(search && { search }) } }, signal }),
      ),
    // The figures and the views stay where they are while another list comes.
    placeholderData: keepPreviousData,
  });
}

export function useSupportRequest(id: string) {
  return useQuery({
    queryKey: [...supportKey, 'request', id],
    queryFn: ({ signal }): Promise<SupportRequestPage> =>
      answerOf(api.GET('/api/support-requests/{id}', { params: { path: { id } }, signal })),
    // Nothing tells the page that the mail server has taken an answer.
    refetchInterval: ({ state }) => (state.data?.messages.some(isWaitingToBeSent) ? SENT_SOON_MS : false),
  });
}

const SENT_SOON_MS = 5000;

function isWaitingToBeSent({ kind, sent_at: sentAt }: ThreadMessage): boolean {
  return kind === 'answer' && sentAt === null;
}

export function useOwnThreads() {
  return useQuery({
    queryKey: [...supportKey, 'threads'],
    queryFn: ({ signal }): Promise<OwnThreadList> => answerOf(api.GET('/api/support-threads', { signal })),
  });
}

export function useOwnThread(id: string) {
  return useQuery({
    queryKey: [...supportKey, 'thread', id],
    queryFn: ({ signal }): Promise<OwnThread> =>
      answerOf(api.GET('/api/support-threads/{id}', { params: { path: { id } }, signal })),
  });
}

export function useRequestWork(id: string) {
  const params = { path: { id } };
  return {
    claim: useWork((body: ClaimRequest) => api.POST('/api/support-requests/{id}/claim', { params, body })),
    giveBack: useWork(() => api.POST('/api/support-requests/{id}/give-back', { params })),
    answer: useWork((body: ThreadText) => api.POST('/api/support-requests/{id}/answers', { params, body })),
    note: useWork((body: ThreadText) => api.POST('/api/support-requests/{id}/notes', { params, body })),
    close: useWork((body: CloseRequest) => api.POST('/api/support-requests/{id}/close', { params, body })),
    reopen: useWork(() => api.POST('/api/support-requests/{id}/reopen', { params })),
  };
}

export function useReply(id: string) {
  const params = { path: { id } };
  return useWork((body: ThreadText) => api.POST('/api/support-threads/{id}/replies', { params, body }));
}

/** Loads again after a refusal too: another admin may have been faster. */
function useWork<Input = void>(work: (input: Input) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: work,
    onSettled: () => queryClient.invalidateQueries({ queryKey: supportKey }),
  });
}
