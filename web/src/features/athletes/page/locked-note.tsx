import type { OpenedAthlete } from '@faircourt/contracts/athlete-page';
import { Eye, LockKeyhole } from 'lucide-react';
import { Link } from 'react-router';
import { PATHS } from '../../../shell/paths.ts';
import { allowanceText } from '../../../domain/allowance/allowance-text.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/states.tsx';

/** For coaches: how many complete profiles are left, or why this one stays closed and where plans are. */
export function LockedNote({ opened: { locked, allowance } }: { opened: OpenedAthlete }) {
  const t = useText();
  const format = useFormat();
  if (!allowance) return null;
  if (locked === null) {
    return (
      <p className="flex items-center gap-2.5 text-muted">
        <Eye aria-hidden className="size-5 shrink-0 text-court" />
        {allowanceText(allowance, t, format)}
      </p>
    );
  }
  if (allowance.waiting_trial !== null) {
    return (
      <Card>
        <EmptyState
          icon={LockKeyhole}
          title={allowanceText(allowance, t, format)}
          action={
            <Link to={PATHS.confirmEmail} className={buttonClasses()}>
              {t('mailbox.open')}
            </Link>
          }
        >
          {t('waiting.plan.waits.text')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card>
      <EmptyState
        icon={LockKeyhole}
        title={t(`athlete.locked.${locked}`, { limit: allowance.limit ?? 0 })}
        action={
          <Link to={PATHS.billing} className={buttonClasses()}>
            {t('allowance.plans')}
          </Link>
        }
      >
        {t(`athlete.locked.${locked}.text`, { date: format.day(allowance.resets_on) })}
      </EmptyState>
    </Card>
  );
}
