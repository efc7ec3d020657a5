/** /dashboard/athletes: a guardian's athletes, what of each is released to whom, and how another one is added. */
import type { Family } from '@faircourt/contracts/family';
import { useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useRole } from '../../../api/session/use-role.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import { NotYourPage } from '../../../domain/not-your-page.tsx';
import { PATHS } from '../../../shell/paths.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Card } from '../../../ui/card.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { EmptyState, ErrorState, LoadingView } from '../../../ui/states.tsx';
import { useStill } from '../../../ui/use-still.ts';
import { AddAthleteCard } from './add-athlete-card.tsx';
import { AthleteTabs, useShownAthlete } from './athlete-tabs.tsx';
import { FamilyCard } from './family-card.tsx';
import { FamilyShapes } from './family-shapes.tsx';
import { JoiningGuardians } from './joining-guardians.tsx';
import { useFamily } from '../../../domain/family.query.ts';
import { familyRequestsQuery } from '../../../domain/family-requests.query.ts';
import { readInvitationKey } from '../../../domain/guardian-links/invitation-address.ts';
import { InvitationCard } from './invitation-card.tsx';
import { WaitingLinks } from './waiting-links.tsx';

export function FamilyPage() {
  const t = useText();
  const [query] = useSearchParams();
  const isGuardian = useRole() === 'guardian';
  const hasInvitation = readInvitationKey(query) !== null;
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('family.title')} description={t('family.subtitle')} className="mb-2" />
      {isGuardian ? (
        <GuardianView />
      ) : (
        <NotYourPage page={PATHS.athletes}>
          {t(hasInvitation ? 'family.refused.offer' : 'family.refused.text')}
        </NotYourPage>
      )}
    </div>
  );
}

function GuardianView() {
  const [query] = useSearchParams();
  const invitationKey = readInvitationKey(query);
  const shown = invitationKey && JSON.stringify(invitationKey);
  const [accepted, setAccepted] = useState<string | null>(null);
  // Until the address has left it, which is drawn a moment after it has changed.
  if (accepted !== null && accepted !== shown) setAccepted(null);
  return (
    <>
      {invitationKey && (
        <InvitationCard
          key={shown}
          invitationKey={invitationKey}
          onAccepting={(isAccepting) => setAccepted(isAccepting ? shown : null)}
        />
      )}
      <Athletes hasInvitation={invitationKey !== null} isStill={accepted !== null && accepted === shown} />
    </>
  );
}

type AthletesProps = {
  hasInvitation: boolean;
  /** An invitation is being accepted: whom it adds is met on the next page, and nothing moves on this one. */
  isStill: boolean;
};

function Athletes({ hasInvitation, isStill }: AthletesProps) {
  const t = useText();
  const errorText = useErrorText();
  const { data, error, isPending, isFetching, refetch } = useFamily();
  // How many wait for each athlete makes the names wider, so they come together.
  const requests = useQuery(familyRequestsQuery);
  const family = useStill(data, isStill);
  // A count is worth a moment, but no second try.
  const areRequestsComing = requests.isLoading && requests.failureCount === 0;
  // With an invitation there may be nothing else to come.
  if (isPending && hasInvitation) return <LoadingView />;
  if (isPending || (areRequestsComing && !hasInvitation)) {
    return (
      <div>
        <output className="sr-only">{t('app.loading')}</output>
        <FamilyShapes />
      </div>
    );
  }
  if (family === undefined) {
    // Held back while an invitation is accepted before they came: the next page shows them.
    if (isStill || error === null) return null;
    return (
      <Card>
        <ErrorState title={t('family.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      </Card>
    );
  }
  return (
    <>
      <Ready family={family} />
      {/* One thing at a time: first the invitation is answered. */}
      {!hasInvitation && <AddAthleteCard />}
    </>
  );
}

function Ready({ family }: { family: Family }) {
  const t = useText();
  const [query] = useSearchParams();
  const { athletes, waiting, roads } = family;
  const shown = useShownAthlete(athletes);
  return (
    <>
      <WaitingLinks waiting={waiting} />
      {athletes.map((athlete) => (
        <JoiningGuardians key={athlete.id} athlete={athlete} />
      ))}
      {shown && (
        <>
          <AthleteTabs family={family} shown={shown} />
          <FamilyCard
            key={shown.id}
            athlete={shown}
            road={roads.find(({ athlete_id }) => athlete_id === shown.id)}
          />
        </>
      )}
      {athletes.length === 0 && waiting.length === 0 && readInvitationKey(query) === null && (
        <Card>
          <EmptyState icon={UsersRound} title={t('family.empty')}>
            {t('family.empty.text')}
          </EmptyState>
        </Card>
      )}
    </>
  );
}
