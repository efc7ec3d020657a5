/** Who reads a conversation and what the calendar says of its coach: on a phone closed, so that the messages have the room. */
import type { Thread } from '@faircourt/contracts/messages';
import { ChevronDown } from 'lucide-react';
import { ContactToday } from '../../domain/contact-calendar/contact-today.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { participantsText } from './thread-words.ts';

export function ConversationFacts({ thread }: { thread: Thread }) {
  const t = useText();
  const format = useFormat();
  return (
    // phone-fold.css opens it on wider screens.
    <details data-phone-fold="" className="group/fold border-b border-line text-sm text-muted sm:pb-2">
      <summary className="flex min-h-11 list-none items-center justify-between gap-2 px-4 py-1 font-medium [&::-webkit-details-marker]:hidden">
        {t('messages.facts', { count: thread.participants.length })}
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 transition-transform group-open/fold:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-1 px-4 max-sm:pb-2 xl:px-5">
        <p className="break-words">{t('messages.here', { names: participantsText(thread, t, format) })}</p>
        <ContactToday division={thread.coach.division} />
      </div>
    </details>
  );
}
