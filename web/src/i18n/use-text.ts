import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { translatorOf, type Translate } from './messages.ts';

/** `const t = useText(); t('auth.sign_in.submit')`. Ids and their spelling are checked by the compiler. */
export function useText(): Translate {
  const { i18n } = useLingui();
  const { locale } = i18n;
  // The provider keeps one instance and changes its locale, so the locale is what makes a new translator.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => translatorOf(i18n), [i18n, locale]);
}
