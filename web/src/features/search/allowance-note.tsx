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

/** Two lines on a phone. */
const LINE = 'flex min-h-10 items-center gap-2.5 text-sm text-muted sm:min-h-6 sm:text-base';

export function AllowanceNote() {
  const isCoach = useRole() === 'coach';
  return isCoach && <AllowanceLine />;
}

/** Silent when it cannot be loaded: the search works without it, and the athlete's page says it again. */
function AllowanceLine() {
  const t = useText();
  const format = useFormat();
  const { data: allowance, isPending } = useQuery(allowanceQuery);
  // Keeps its place while it loads, so that nothing below moves.
  if (isPending) return <p aria-hidden className={LINE} />;
  if (!allowance) return null;
  if (!isAllowanceUsedUp(allowance)) {
    return (
      <p className={LINE}>
        <Eye aria-hidden className="size-5 shrink-0 text-court" />
        {allowanceText(allowance, t, format)}
      </p>
    );
  }
  return (
    <Alert
      kind="caution"
      action={
        <Link
          to={allowance.waiting_trial === null ? PATHS.billing : PATHS.confirmEmail}
          className={buttonClasses({ variant: 'secondary', size: 'sm' })}
        >
          {t(allowance.waiting_trial === null ? 'allowance.plans' : 'mailbox.open')}
        </Link>
      }
    >
      {allowanceText(allowance, t, format)}
    </Alert>
  );
}
