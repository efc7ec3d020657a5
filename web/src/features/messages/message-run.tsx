import { ERASED_NAME } from '@faircourt/contracts/erasure';
import { personName } from '../../domain/person-name.ts';
import type { Message } from '@faircourt/contracts/messages';
import type { ReactNode } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { cn } from '../../ui/class-names.ts';
import type { HeldThread } from './conversation.ts';
import { MessageFiles } from './message-files.tsx';
import type { MessageRun } from './message-runs.ts';
import { roleWord } from './thread-words.ts';

type MessageRunProps = { run: MessageRun; thread: HeldThread; renew: () => Promise<HeldThread> };

/** What one person wrote in one go: named once, one's own on the other side. */
export function MessageRunView({ run, thread, renew }: MessageRunProps) {
  const t = useText();
  const { sender, messages } = run;
  return (
    <div className={cn('flex flex-col gap-1.5', sender.is_yours ? 'items-end' : 'items-start')}>
      <p className="px-1 text-sm text-muted">
        {sender.is_yours ? (
          t('messages.you')
        ) : (
          <>
            <span className="font-semibold text-ink">{personName(sender.sender_name, t)}</span>{' '}
            {t('messages.sender_role', { role: roleWord(sender.sender_role, t) })}
          </>
        )}
      </p>
      <ul className={cn('flex w-full flex-col gap-1.5', sender.is_yours ? 'items-end' : 'items-start')}>
        {messages.map((message) => (
          <MessageBubble key={message.id} isYours={message.is_yours}>
            {message.is_removed && <p className="text-muted italic">{t('messages.removed')}</p>}
            <MessageBody body={message.body} />
            {message.sender_name === ERASED_NAME && message.body === '' && (
              <p className="text-muted italic">{t('messages.deleted')}</p>
            )}
            <MessageFiles files={message.files} thread={thread} renew={renew} />
            {message.hold && <p className="text-sm text-muted">{t(`messages.hold.${message.hold}`)}</p>}
            <SentAt message={message} />
          </MessageBubble>
        ))}
      </ul>
    </div>
  );
}

export function MessageBubble({ isYours, children }: { isYours: boolean; children: ReactNode }) {
  return (
    <li
      className={cn(
        'flex max-w-[88%] min-w-0 flex-col gap-2 rounded-lg border px-3.5 py-2.5 sm:max-w-[75%]',
        isYours ? 'rounded-br-sm border-court/15 bg-court-soft' : 'rounded-bl-sm border-line bg-surface',
      )}
    >
      {children}
    </li>
  );
}

/** As it was typed. Addresses stay words: nobody here is led elsewhere by one careless tap. */
export function MessageBody({ body }: { body: string }) {
  return body === '' ? null : <p className="break-words whitespace-pre-wrap">{body}</p>;
}

function SentAt({ message }: { message: Message }) {
  const format = useFormat();
  return (
    <time
      dateTime={message.created_at}
      title={format.dateTime(message.created_at)}
      className="self-end text-sm leading-none text-muted tabular-nums"
    >
      {format.time(message.created_at)}
    </time>
  );
}
