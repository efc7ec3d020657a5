import { useLocale } from '../../i18n/locale-provider.tsx';
import { useText } from '../../i18n/use-text.ts';
import { publicAddress } from '../../shell/public-address.ts';

const LINK = 'font-medium text-court underline underline-offset-4';

/** What signing up agrees to, before the button that does. Read in a tab of its own, so that nothing typed is lost. */
export function TermsNote() {
  const t = useText();
  const { locale } = useLocale();
  return (
    <p className="text-sm text-muted">
      {t('auth.sign_up.terms')}{' '}
      <a href={publicAddress(locale, '/legal/terms')} target="_blank" className={LINK}>
        {t('auth.sign_up.terms_link')}
      </a>
      {' · '}
      <a href={publicAddress(locale, '/legal/privacy')} target="_blank" className={LINK}>
        {t('auth.sign_up.privacy_link')}
      </a>
    </p>
  );
}
