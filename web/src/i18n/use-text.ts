import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { translatorOf, type Translate } from './messages.ts';

/** `const t = useText(); t('auth.sign_in.submit')`. Ids and their spelling are checked by the compiler. */
export function useText(): Translate {
  const { i18n } = useLingui();
  const { locale } = i18n;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the instance stays when its locale changes
  return useMemo(() => translatorOf(i18n), [i18n, locale]);
}
