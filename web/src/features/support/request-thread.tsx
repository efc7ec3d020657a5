import type { SupportRequestPage, ThreadMessage } from '@faircourt/contracts/support-inbox';
import { Clock, MailCheck, StickyNote } from 'lucide-react';
import { useId } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card, CardHeader, CardTitle } from '../../ui/card.tsx';
import { ThreadEntry } from './thread-entry.tsx';

/** What was written and what followed, oldest first. Notes look different: they reach nobody. */
export function RequestThread({ request }: { request: SupportRequestPage }) {
  const t = useText();
  const format = useFormat();
  const titleId = useId();
  const { closed_at: closedAt, closed_by: closedBy, closed_note: note } = request;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader className="pb-4 sm:pb-4">
        <CardTitle id={titleId}>{t('support.thread')}</CardTitle>
      </CardHeader>
      <ol className="divide-y divide-line border-t border-line">
        <ThreadEntry author={request.name} at={request.created_at} body={request.message} />
        {request.messages.map((message) => (
          <ThreadEntry
            key={message.id}
            author={
              message.kind === 'reply' ? request.name : (message.author?.name ?? t('support.former_admin'))
            }
            at={message.created_at}
            body={message.body}
            tone={message.kind}
            mark={<Mark message={message} />}
          />
        ))}
        {closedAt && (
          <li className="bg-sunken px-5 py-4 text-muted sm:px-6">
            {t('support.closed_by', {
              name: closedBy?.name ?? t('support.former_admin'),
              when: format.dateTime(closedAt),
            })}
            {note && <p className="mt-1 break-words whitespace-pre-line text-ink">{note}</p>}
          </li>
        )}
      </ol>
    </Card>
  );
}

function Mark({ message: { kind, sent_at: sentAt } }: { message: ThreadMessage }) {
  const t = useText();
  const format = useFormat();
  if (kind === 'reply') return null;
  if (kind === 'note') {
    return (
      <Badge tone="caution" icon={StickyNote}>
        {t('support.note')}
      </Badge>
    );
  }
  return sentAt ? (
    <Badge tone="verified" icon={MailCheck}>
      <span title={format.dateTime(sentAt)}>{t('support.sent')}</span>
    </Badge>
  ) : (
    <Badge tone="caution" icon={Clock}>
      {t('support.queued')}
    </Badge>
  );
}
