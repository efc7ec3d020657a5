import { findContactDetails } from '@faircourt/contracts/contact-details';
import { MessageCircleWarning } from 'lucide-react';
import { useContactWords } from '../../../domain/use-contact-words.ts';
import { useText } from '../../../i18n/use-text.ts';

/** A word before saving, never a refusal: what is written here may be read by people nobody knows. */
export function ContactHint({ text }: { text: string }) {
  const t = useText();
  const words = useContactWords();
  const kinds = findContactDetails(text);
  return (
    <output className="mt-1.5 flex items-start gap-2 text-sm text-caution empty:hidden">
      {kinds.length > 0 && (
        <>
          <MessageCircleWarning aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>{t('contact_details.hint', { what: words(kinds) })}</span>
        </>
      )}
    </output>
  );
}
