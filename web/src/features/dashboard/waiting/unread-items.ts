/** Conversations with something to read, as everybody who has conversations finds them. */
import type { ThreadSummary } from '@faircourt/contracts/messages';
import { MessageSquare } from 'lucide-react';
import type { Translate } from '../../../i18n/messages.ts';
import { threadPath } from '../../../shell/paths.ts';
import type { WaitingItem } from './waiting-item.ts';

export function unreadItems(
  threads: readonly ThreadSummary[] | undefined,
  { t }: { t: Translate },
): WaitingItem[] {
  return (threads ?? [])
    .filter(({ unread }) => unread > 0)
    .map(({ id, unread, last }) => ({
      key: `thread:${id}`,
      urgency: 'asked',
      since: last?.at ?? null,
      icon: MessageSquare,
      title: t('waiting.message', { name: last?.sender_name ?? '', count: unread }),
      ...(last ? { text: last.excerpt } : {}),
      action: { label: t('waiting.message.read'), to: threadPath(id) },
    }));
}
