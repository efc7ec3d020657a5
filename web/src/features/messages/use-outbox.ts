import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useLiveEvents } from '../../api/live/live-listeners.ts';
import { useSession } from '../../api/session/use-session.ts';
import { dropDraft, keepDraft, readDraft } from '../../shell/drafts/drafts.ts';
import { Outbox, type OutgoingMessage } from './outbox.ts';
import { sendMessage } from './threads.queries.ts';

/** Apart from any page: what was sent goes on its way while one reads elsewhere. */
const outboxes = new Map<string, Outbox>();

export function useOutbox(threadId: string): { outbox: Outbox; outgoing: readonly OutgoingMessage[] } {
  const queryClient = useQueryClient();
  const userId = useSession().session?.user.id ?? '';
  const outbox = keptOutbox(`${userId}.${threadId}`, () => {
    const draft = `outbox.${threadId}`;
    return new Outbox({
      send: ({ client_id, body, files }) =>
        sendMessage(queryClient, threadId, { client_id, body, file_ids: files.map(({ id }) => id) }),
      read: () => readDraft(userId, draft),
      keep: (messages) =>
        messages.length > 0 ? keepDraft(userId, draft, messages) : dropDraft(userId, draft),
    });
  });

  useEffect(() => {
    const resume = () => outbox.resume();
    resume();
    addEventListener('online', resume);
    return () => removeEventListener('online', resume);
  }, [outbox]);
  useLiveEvents(
    () => undefined,
    () => outbox.resume(),
  );

  return { outbox, outgoing: useSyncExternalStore(outbox.subscribe, outbox.snapshot) };
}

function keptOutbox(key: string, create: () => Outbox): Outbox {
  const kept = outboxes.get(key) ?? create();
  outboxes.set(key, kept);
  return kept;
}
