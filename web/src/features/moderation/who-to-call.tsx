import { useLocale } from '../../i18n/locale-provider.tsx';
import { useText } from '../../i18n/use-text.ts';
import { publicAddress } from '../../shell/public-address.ts';

/** Beside the item, in another tab: what was typed there stays. */
const NUMBERS = '/learn/guides/sextortion';

/** Faircourt rescues nobody: who does where the child lives, and where the numbers are. */
export function WhoToCall() {
  const t = useText();
  const { locale } = useLocale();
  return (
    <p>
      {t('moderation.call')}{' '}
      <a
        href={publicAddress(locale, NUMBERS)}
        target="_blank"
        rel="noopener"
        className="text-court underline decoration-court/35 underline-offset-4 hover:decoration-court"
      >
        {t('moderation.call.numbers')}
      </a>
    </p>
  );
}
