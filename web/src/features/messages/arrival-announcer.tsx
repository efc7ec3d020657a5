import type { Message } from '@faircourt/contracts/messages';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';

/** Reads out what others write while the conversation is open; earlier messages that are loaded stay silent. */
export function ArrivalAnnouncer({ messages }: { messages: readonly Message[] }) {
  const t = useText();
  const [newestAtFirst] = useState(() => messages.at(-1)?.id ?? '');
  const arrived = messages.findLast(({ id, is_yours: isYours }) => !isYours && id > newestAtFirst);
  // Always there, because screen readers only hear changes inside a region they already know.
  return (
    <output className="sr-only">
      {arrived &&
        t('messages.arrived', { name: arrived.sender_name, text: arrived.body || t('messages.attachment') })}
    </output>
  );
}
