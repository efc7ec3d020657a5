/** The sentences that are suggested reach the family as they are sent, so they come in its language, not in the director's. */
import type { VerificationItem } from '@faircourt/contracts/verification';
import type { Locale } from '@faircourt/contracts/vocabulary';
import { useLingui } from '@lingui/react';
import { loadMessages } from '../../../i18n/load-messages.ts';
import { createI18n, translatorOf, type MessageId } from '../../../i18n/messages.ts';
import { useText } from '../../../i18n/use-text.ts';

/** The language of those who read it, where it is one and not the director's own; null where there is nothing to say. */
export function foreignLocale(
  { reader_locales: locales }: Pick<VerificationItem, 'reader_locales'>,
  own: string,
): Locale | null {
  const [first] = locales;
  return first === undefined || locales.some((locale) => locale === own) ? null : first;
}

export function useReaderWords(item: Pick<VerificationItem, 'reader_locales'>) {
  const t = useText();
  const own = useLingui().i18n.locale;
  const locale = foreignLocale(item, own);
  const language = locale && new Intl.DisplayNames(own, { type: 'language' }).of(locale);
  const sentenceOf = async (id: MessageId): Promise<string> => {
    if (locale === null) return t(id);
    try {
      return translatorOf(createI18n(locale, await loadMessages(locale)))(id);
    } catch {
      // Words that cannot be loaded are better said in the director's language than not at all.
      return t(id);
    }
  };
  return { language, sentenceOf };
}
