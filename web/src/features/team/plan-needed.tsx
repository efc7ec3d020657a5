/** What it takes to have a staff: said in place of the form that would invite somebody. */
import { LIMITS } from '@faircourt/contracts/limits';
import type { Team } from '@faircourt/contracts/team';
import { WalletCards } from 'lucide-react';
import { Link } from 'react-router';
import { useSession } from '../../api/session/use-session.ts';
import { useText } from '../../i18n/use-text.ts';
import { PATHS } from '../../shell/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/states.tsx';

export function WithoutPlan() {
  const t = useText();
  return (
    <Card>
      <EmptyState icon={WalletCards} title={t('team.none')} action={<SeePlans />}>
        {t('team.none.text', { count: LIMITS.proScoutSeats })}
      </EmptyState>
    </Card>
  );
}

/** One's own plan has one seat, has ended, or waits for a confirmed email address. */
export function NoSeats({ desk }: { desk: NonNullable<Team['desk']> }) {
  const t = useText();
  const isMailboxProven = useSession().session?.user.is_mailbox_proven;
  const isWaiting = !desk.is_live && isMailboxProven === false;
  // The banner above leads to the code.
  if (isWaiting && desk.seats_max > 1) return <Alert>{t('team.pro.waits')}</Alert>;
  return (
    <Card>
      <EmptyState icon={WalletCards} title={t('team.pro')} action={<SeePlans />}>
        {desk.is_live || isWaiting
          ? t('team.pro.text', { count: LIMITS.proScoutSeats })
          : t('team.pro.ended')}
      </EmptyState>
    </Card>
  );
}

function SeePlans() {
  const t = useText();
  return (
    <Link to={PATHS.billing} className={buttonClasses()}>
      {t('team.pro.action')}
    </Link>
  );
}
