/** What is being written in one conversation, kept through reloads and ways elsewhere. */
import { messageFileSchema, type MessageFile } from '@faircourt/contracts/messages';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { useSession } from '../../api/session/use-session.ts';
import { dropDraft, keepDraft, readDraft } from '../../shell/drafts/drafts.ts';

const draftSchema = z.object({ body: z.string(), files: z.array(messageFileSchema) });
type MessageDraft = z.infer<typeof draftSchema>;

/** As an earlier visit left it. */
export function useKeptDraft(threadId: string): MessageDraft {
  const userId = useSession().session?.user.id ?? '';
  const [kept] = useState(() => draftSchema.safeParse(readDraft(userId, nameOf(threadId))).data);
  return kept ?? { body: '', files: [] };
}

export function useKeepDraft(threadId: string, body: string, files: readonly MessageFile[]): void {
  const userId = useSession().session?.user.id ?? '';
  // Compared by content: the list of files is a new one at each look.
  const text = JSON.stringify({ body, files });
  const isEmpty = body === '' && files.length === 0;
  useEffect(() => {
    if (isEmpty) dropDraft(userId, nameOf(threadId));
    else keepDraft(userId, nameOf(threadId), JSON.parse(text));
  }, [userId, threadId, isEmpty, text]);
}

function nameOf(threadId: string): string {
  return `message.${threadId}`;
}
