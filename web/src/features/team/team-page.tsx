/** /dashboard/team: who has a seat in the subscription, who is invited, and how a seat or the ownership changes hands. */
import type { Team } from '@faircourt/contracts/team';
import { useSearchParams } from 'react-router';
import { useRole } from '../../api/session/use-role.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { NotYourPage } from '../../domain/not-your-page.tsx';
import { useText } from '../../i18n/use-text.ts';
import { PATHS } from '../../shell/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ErrorState, LoadingView } from '../../ui/states.tsx';
import { InviteCard } from './invite-card.tsx';
import { OfferedOwnership } from './offered-ownership.tsx';
import { NoSeats, WithoutPlan } from './plan-needed.tsx';
import { SeatInvitationCard } from './seat-invitation-card.tsx';
import { SeatList } from './seat-list.tsx';
import { useTeam } from './team.queries.ts';

export function TeamPage() {
  const t = useText();
  const [query] = useSearchParams();
  const token = query.get('invite')?.trim() ?? '';
  const isCoach = useRole() === 'coach';
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('team.title')} description={t('team.subtitle')} className="mb-2" />
      {isCoach ? (
        <>
          {token !== '' && <SeatInvitationCard key={token} token={token} />}
          <OwnTeam />
        </>
      ) : (
        <NotYourPage page={PATHS.team}>
          {t(token === '' ? 'team.refused.text' : 'team.refused.offer')}
        </NotYourPage>
      )}
    </div>
  );
}

function OwnTeam() {
  const t = useText();
  const errorText = useErrorText();
  const { data: team, error, isPending, isFetching, refetch } = useTeam(true);
  if (isPending) return <LoadingView />;
  if (team === undefined) {
    return (
      <Card>
        <ErrorState title={t('team.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      </Card>
    );
  }
  if (team.desk === null) return <WithoutPlan />;
  return <Desk desk={team.desk} parked={team.parked} />;
}

function Desk({ desk, parked }: { desk: NonNullable<Team['desk']>; parked: Team['parked'] }) {
  const hasSeats = desk.is_live && desk.seats_max > 1;
  return (
    <>
      <OfferedOwnership desk={desk} parked={parked} />
      {desk.is_orphaned && <Orphaned />}
      {parked && <Parked parked={parked} />}
      <SeatList desk={desk} />
      {desk.is_owner && (hasSeats ? <InviteCard desk={desk} /> : <NoSeats desk={desk} />)}
      {!desk.is_owner && !desk.is_live && <NoSeats desk={desk} />}
    </>
  );
}

function Parked({ parked }: { parked: NonNullable<Team['parked']> }) {
  const t = useText();
  const words = parked.status === 'active' ? 'team.parked.active' : 'team.parked.trial';
  return (
    <Alert kind="info" title={t('team.parked')}>
      {t(words, { plan: t(`users.plan.${parked.plan}`) })}
    </Alert>
  );
}

function Orphaned() {
  const t = useText();
  return (
    <Alert
      kind="caution"
      action={
        <a href={PATHS.support} className={buttonClasses({ variant: 'secondary' })}>
          {t('team.orphaned.action')}
        </a>
      }
    >
      {t('team.orphaned')}
    </Alert>
  );
}
