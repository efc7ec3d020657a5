/** While the account is to be deleted, every page says how many days are left. */
import { Link, useLocation } from 'react-router';
import { useSession } from '../../../api/session/use-session.ts';
import { daysLeft } from '../../../domain/erasure/days-left.ts';
import { useOwnErasure } from '../../../domain/erasure/erasure.queries.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { PATHS } from '../../../shell/paths.ts';
import { Alert } from '../../../ui/alert.tsx';
import { buttonClasses } from '../../../ui/button.tsx';

export function ErasureBanner() {
  const t = useText();
  const format = useFormat();
  const { pathname } = useLocation();
  const { data } = useOwnErasure(useSession().session !== null);
  if (!data?.erasure || pathname === PATHS.settings) return null;
  const { erase_at: eraseAt } = data.erasure;
  return (
    <aside aria-label={t('erasure.banner')} className="mb-6 print:hidden">
      <Alert
        kind="caution"
        title={
          eraseAt === null
            ? t('erasure.waiting.title')
            : t('erasure.scheduled.title', { days: daysLeft(eraseAt), date: format.date(eraseAt) })
        }
        action={
          <Link
            to={PATHS.settings}
            className={buttonClasses({ variant: 'secondary', size: 'sm', className: 'min-h-11' })}
          >
            {t('erasure.banner.open')}
          </Link>
        }
      />
    </aside>
  );
}
