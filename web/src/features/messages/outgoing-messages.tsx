import { Clock, RotateCw, Trash2 } from 'lucide-react';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { MessageBody, MessageBubble } from './message-run.tsx';
import type { Outbox, OutgoingMessage } from './outbox.ts';

/** One's own words before the server has them: already in place, and honest about it. */
export function OutgoingMessages({
  messages,
  outbox,
}: {
  messages: readonly OutgoingMessage[];
  outbox: Outbox;
}) {
  const t = useText();
  if (messages.length === 0) return null;
  return (
    <ul aria-label={t('messages.outgoing')} className="flex flex-col items-end gap-1.5">
      {messages.map((message) => (
        <MessageBubble key={message.client_id} isYours>
          <MessageBody body={message.body} />
          {message.files.map(({ id, name }) => (
            <p key={id} className="truncate text-sm">
              {name}
            </p>
          ))}
          <OutgoingState message={message} outbox={outbox} />
        </MessageBubble>
      ))}
    </ul>
  );
}

function OutgoingState({ message, outbox }: { message: OutgoingMessage; outbox: Outbox }) {
  const t = useText();
  const errorText = useErrorText();
  if (message.state === 'sending') {
    return (
      <p className="flex items-center gap-1.5 self-end text-sm text-muted">
        <Spinner className="size-4" />
        {t('messages.sending')}
      </p>
    );
  }
  const isWaiting = message.state === 'waiting';
  return (
    <div className="flex flex-col gap-2" role={isWaiting ? 'status' : 'alert'}>
      <p className={isWaiting ? 'flex items-start gap-1.5 text-sm text-caution' : 'text-sm text-stop'}>
        {isWaiting && <Clock aria-hidden className="mt-0.5 size-4 shrink-0" />}
        {isWaiting
          ? t('messages.waiting')
          : t('messages.not_sent', { reason: errorText(message.problem, t('messages.not_sent.reason')) })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          icon={<RotateCw aria-hidden />}
          onClick={() => outbox.retry(message.client_id)}
        >
          {t('messages.retry')}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          icon={<Trash2 aria-hidden />}
          onClick={() => outbox.remove(message.client_id)}
        >
          {t('messages.discard')}
        </Button>
      </div>
    </div>
  );
}
