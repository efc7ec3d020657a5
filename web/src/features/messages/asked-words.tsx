import type { Thread } from '@faircourt/contracts/messages';
import { personName } from '../../domain/person-name.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { cn } from '../../ui/class-names.ts';
import { MessageBody } from './message-run.tsx';

type AskedWordsProps = {
  asked: NonNullable<Thread['asked']>;
  coach: string;
  isYours: boolean;
};

/** With what the conversation began: the request that the family said yes to. It is no message, and nobody answers it. */
export function AskedWords({ asked, coach, isYours }: AskedWordsProps) {
  const t = useText();
  const format = useFormat();
  return (
    <div className={cn('flex flex-col gap-1.5', isYours ? 'items-end' : 'items-start')}>
      <p className="px-1 text-sm text-muted">
        {isYours ? t('messages.you') : <span className="font-semibold text-ink">{personName(coach, t)}</span>}
      </p>
      <div className="flex max-w-[88%] min-w-0 flex-col gap-2 rounded-lg border border-dashed border-line-strong/60 bg-surface px-3.5 py-2.5 sm:max-w-[75%]">
        <p className="text-sm text-muted">{t('messages.asked')}</p>
        <MessageBody body={asked.words} />
        <time
          dateTime={asked.created_at}
          title={format.dateTime(asked.created_at)}
          className="self-end text-sm leading-none text-muted tabular-nums"
        >
          {format.time(asked.created_at)}
        </time>
      </div>
    </div>
  );
}
