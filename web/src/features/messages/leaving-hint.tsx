/** Said while a message is written that would take the talk out of the guardian's sight. Sending it stays possible. */
import type { ContactDetail } from '@faircourt/contracts/contact-details';
import type { Thread } from '@faircourt/contracts/messages';
import { useRole } from '../../api/session/use-role.ts';
import { ContactHint } from '../../domain/contact-hint.tsx';
import { useText } from '../../i18n/use-text.ts';
import { isWatchedOver } from './thread-words.ts';

/** A coach may well say where the campus is. */
const WORTH_A_WORD_TO_COACHES: readonly ContactDetail[] = ['phone', 'email', 'handle'];

export function LeavingHint({ thread, text }: { thread: Thread; text: string }) {
  const t = useText();
  const role = useRole();
  if (!isWatchedOver(thread)) return null;
  if (role === 'athlete') {
    return <ContactHint text={text} say={(what) => t('messages.leaving.athlete', { what })} />;
  }
  // Guardians decide for themselves whom they give their number.
  if (role !== 'coach') return null;
  return (
    <ContactHint
      text={text}
      among={WORTH_A_WORD_TO_COACHES}
      say={(what) => t('messages.leaving.coach', { what })}
    />
  );
}
