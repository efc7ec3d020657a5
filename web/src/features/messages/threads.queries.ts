/** Conversations: listed, opened, continued, read. The live line says when one of them has changed. */
import {
  messageFileSchema,
  type Message,
  type MessageFile,
  type Report,
  type SendMessage,
  type Thread,
} from '@faircourt/contracts/messages';
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.ts';
import { uploadFile, type Upload } from '../../api/upload-file.ts';
import { joinNewest, withEarlier, withMessage, type HeldThread } from './conversation.ts';
import { threadsQuery } from '../../domain/threads.query.ts';
import { systemClock } from '../../api/clock.ts';

export function threadQuery(id: string) {
  return queryOptions({
    queryKey: ['threads', id],
    queryFn: async ({ client, signal }): Promise<HeldThread> => {
      const newest = await loaded(api.GET('/api/threads/{id}', { params: { path: { id } }, signal }));
      const held = client.getQueryData<HeldThread>(['threads', id]);
      return held ? joinNewest(held, newest) : newest;
    },
  });
}

export function useLoadEarlier(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (before: string) =>
      loaded(api.GET('/api/threads/{id}', { params: { path: { id }, query: { before } } })),
    onSuccess: (earlier) => changeThread(queryClient, id, (held) => withEarlier(held, earlier)),
  });
}

export async function sendMessage(queryClient: QueryClient, id: string, body: SendMessage): Promise<void> {
  const message: Message = await answerOf(
    api.POST('/api/threads/{id}/messages', { params: { path: { id } }, body }),
  );
  changeThread(queryClient, id, (held) => withMessage(held, message));
  // What it says about the conversation: the last message, and whose turn it is.
  void queryClient.invalidateQueries({ queryKey: threadsQuery.queryKey, exact: true });
}

export function useMarkRead(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (messageId: string) =>
      api.POST('/api/threads/{id}/read', { params: { path: { id } }, body: { message_id: messageId } }),
    onSuccess: (_answer, messageId) => {
      changeThread(queryClient, id, (held) =>
        held.messages.at(-1)?.id === messageId ? { ...held, unread: 0 } : held,
      );
      void queryClient.invalidateQueries({ queryKey: threadsQuery.queryKey, exact: true });
    },
  });
}

export function useReport(id: string) {
  return useMutation({
    mutationFn: (report: Report) =>
      api.POST('/api/threads/{id}/report', { params: { path: { id } }, body: report }),
  });
}

export async function uploadMessageFile(
  id: string,
  file: File,
  upload: Pick<Upload, 'onProgress' | 'signal'>,
): Promise<MessageFile> {
  const path = `/api/threads/${id}/files?name=${encodeURIComponent(file.name)}`;
  const answer = await uploadFile({ ...upload, method: 'POST', path, file });
  return messageFileSchema.parse(await answer.json());
}

async function loaded(call: Promise<{ data?: Thread; response: Response }>): Promise<HeldThread> {
  return { ...(await answerOf(call)), loadedAt: systemClock.now() };
}

function changeThread(queryClient: QueryClient, id: string, change: (held: HeldThread) => HeldThread): void {
  queryClient.setQueryData<HeldThread>(['threads', id], (held) => held && change(held));
}
