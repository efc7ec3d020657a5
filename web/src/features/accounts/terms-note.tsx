import { useLocale } from '../../i18n/locale-provider.tsx';
import { useText } from '../../i18n/use-text.ts';
import { publicAddress } from '../../shell/public-address.ts';

const LINK = 'font-medium text-court underline underline-offset-4';

/** What signing up agrees to, before the button that does. Read in a tab of its own, so that nothing typed is lost. */
export function TermsNote() {
  const t = useText();
  const { locale } = useLocale();
  const link = (path: '/legal/terms' | '/legal/privacy', label: string) => (
    <a key={path} href={publicAddress(locale, path)} target="_blank" className={LINK}>
      {label}
    </a>
  );
  // The words of the sentence are the links, wherever a language puts them.
  const pieces = t('auth.sign_up.terms', {
    terms: `${CUT}terms${CUT}`,
    privacy: `${CUT}privacy${CUT}`,
  }).split(CUT);
  return (
    <p className="text-sm text-muted">
      {pieces.map((piece) => {
        if (piece === 'terms') return link('/legal/terms', t('auth.sign_up.terms_link'));
        if (piece === 'privacy') return link('/legal/privacy', t('auth.sign_up.privacy_link'));
        return piece;
      })}
    </p>
  );
}

/** In no sentence. */
const CUT = '\u0000';
