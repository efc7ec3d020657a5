/** While the account is frozen, every page says so: otherwise nothing would explain why nobody writes. */
import { Link, useLocation } from 'react-router';
import { useRole } from '../../../api/session/use-role.ts';
import { useOwnRestriction } from '../../../domain/restriction/restriction.queries.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { PATHS } from '../../../shell/paths.ts';
import { Alert } from '../../../ui/alert.tsx';
import { buttonClasses } from '../../../ui/button.tsx';

export function FreezeBanner() {
  const t = useText();
  const format = useFormat();
  const { pathname } = useLocation();
  const role = useRole();
  const { data } = useOwnRestriction(role === 'athlete' || role === 'coach');
  if (!data?.restriction || pathname === PATHS.data) return null;
  return (
    <aside aria-label={t('freeze.banner')} className="mb-6 print:hidden">
      <Alert
        kind="caution"
        title={t('freeze.frozen', { date: format.date(data.restriction.placed_at) })}
        action={
          <Link
            to={PATHS.data}
            className={buttonClasses({ variant: 'secondary', size: 'sm', className: 'min-h-11' })}
          >
            {t('freeze.banner.open')}
          </Link>
        }
      />
    </aside>
  );
}
