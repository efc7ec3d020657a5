/** The language of the interface is also the account's, so that mails speak it too. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import { session } from '../api/session/session-client.ts';
import { useErrorText } from '../api/use-error-text.ts';
import { useLocale } from '../i18n/locale-provider.tsx';
import { useText } from '../i18n/use-text.ts';
import { toast } from '../ui/toast.tsx';

export function useAccountLocale(): { locale: Locale; choose: (next: Locale) => void } {
  const t = useText();
  const errorText = useErrorText();
  const { locale, setLocale } = useLocale();
  const choose = async (next: Locale) => {
    try {
      // Side by side: a reload while the words are being loaded does not undo the choice.
      await Promise.all([setLocale(next), session.updateUser({ locale: next })]);
    } catch (error) {
      // The interface has switched all the same; only the account still has the old language.
      toast.destructive({
        title: t('app.language.not_saved.title'),
        description: errorText(error, t('app.language.not_saved.description')),
      });
    }
  };
  return { locale, choose: (next) => void choose(next) };
}
