import {
  CONTACT_DETAILS,
  findContactDetails,
  type ContactDetail,
} from '@faircourt/contracts/contact-details';
import { MessageCircleWarning } from 'lucide-react';
import { useContactWords } from './use-contact-words.ts';

type ContactHintProps = {
  text: string;
  /** What is said of "a phone number and an address". */
  say: (what: string) => string;
  /** Which of them are worth a word here. */
  among?: readonly ContactDetail[];
};

/** A word before saving or sending, never a refusal: what is written here may take a child to people nobody knows. */
export function ContactHint({ text, say, among = CONTACT_DETAILS }: ContactHintProps) {
  const words = useContactWords();
  const kinds = findContactDetails(text).filter((kind) => among.includes(kind));
  return (
    <output className="mt-1.5 flex items-start gap-2 text-sm text-caution empty:hidden">
      {kinds.length > 0 && (
        <>
          <MessageCircleWarning aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>{say(words(kinds))}</span>
        </>
      )}
    </output>
  );
}
