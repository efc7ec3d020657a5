/** What a coach should know before searching: what the plan still opens. */
import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { Link } from 'react-router';
import { allowanceQuery } from '../../domain/allowance/allowance.query.ts';
import { useRole } from '../../api/session/use-role.ts';
import { PATHS } from '../../shell/paths.ts';
import { allowanceText, isAllowanceUsedUp } from '../../domain/allowance/allowance-text.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { buttonClasses } from '../../ui/button.tsx';

export function AllowanceNote() {
  const isCoach = useRole() === 'coach';
  return isCoach && <AllowanceLine />;
}

/** Silent when it cannot be loaded: the search works without it, and the athlete's page says it again. */
function AllowanceLine() {
  const t = useText();
  const format = useFormat();
  const allowance = useQuery(allowanceQuery).data;
  if (!allowance) return null;
  if (!isAllowanceUsedUp(allowance)) {
    return (
      <p className="flex items-center gap-2.5 text-sm text-muted sm:text-base">
        <Eye aria-hidden className="size-5 shrink-0 text-court" />
        {allowanceText(allowance, t, format)}
      </p>
    );
  }
  return (
    <Alert
      kind="caution"
      action={
        <Link to={PATHS.billing} className={buttonClasses({ variant: 'secondary', size: 'sm' })}>
          {t('allowance.plans')}
        </Link>
      }
    >
      {allowanceText(allowance, t, format)}
    </Alert>
  );
}
