/** /dashboard/guardians: the guardians of an athlete, how to add one, and what they have released. */
import type { GuardianLink, OwnGuardians } from '@faircourt/contracts/guardians';
import { UserPen } from 'lucide-react';
import { Link } from 'react-router';
import { useRole } from '../../../api/session/use-role.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useFamily } from '../../../domain/family.query.ts';
import { InviteGuardian } from '../../../domain/invite-guardian/invite-guardian.tsx';
import { useGuardianNeed } from '../../../domain/invite-guardian/use-guardian-need.ts';
import { WhatIsKept } from '../../../domain/what-is-kept.tsx';
import { useNow } from '../../../shell/clock/use-clock.ts';
import { PATHS } from '../../../shell/paths.ts';
import { NotYourPage } from '../../../domain/not-your-page.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { EmptyState, ErrorState, LoadingView } from '../../../ui/states.tsx';
import { OwnFamilyCard } from '../family/own-family-card.tsx';
import { FamilyCodeCard } from './family-code-card.tsx';
import { InviteGuardianCard } from './invite-guardian-card.tsx';
import { hasExpired } from './link-item.tsx';
import { LinkList } from './link-list.tsx';
import { useOwnGuardians } from './links.queries.ts';
import { WaitingGuardian } from './waiting-guardian.tsx';

export function GuardiansPage() {
  const t = useText();
  const isAthlete = useRole() === 'athlete';
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('guardians.title')} description={t('guardians.subtitle')} className="mb-2" />
      {isAthlete ? (
        <Guardians />
      ) : (
        <NotYourPage page={PATHS.guardians}>{t('guardians.refused.text')}</NotYourPage>
      )}
    </div>
  );
}

function Guardians() {
  const t = useText();
  const errorText = useErrorText();
  const { data: own, error, isPending, isFetching, refetch } = useOwnGuardians(true);
  // Whether the invitation comes first: what is below it does not move.
  const { isPending: isRoadPending, failureCount } = useFamily();
  if (isPending || (isRoadPending && failureCount === 0)) return <LoadingView />;
  if (own === undefined) {
    return (
      <Card>
        <ErrorState title={t('guardians.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      </Card>
    );
  }
  if (!own.has_profile) return <ProfileFirst />;
  return <Ready own={own} />;
}

function Ready({ own: { links, family_code, is_adult, collection_hold: hold } }: { own: OwnGuardians }) {
  const t = useText();
  const format = useFormat();
  const now = useNow(null);
  const isInvitationFirst = useGuardianNeed().isNeeded && hold !== 'age_doubted';
  const waiting = links.filter(({ waits_for }) => waits_for === 'athlete');
  // Who has a guardian is not pushed to invite: another one needs that guardian's agreement.
  const linked = links.filter(({ status }) => status === 'active').map((link) => link.guardian_name ?? '');
  // An invitation that still works is answered first.
  const isInvited = links.some((link) => isUnderWay(link, now));
  const isFolded = !is_adult && (linked.length > 0 || isInvited);
  const ways = (
    <div className="grid gap-6 lg:grid-cols-2">
      <InviteGuardianCard />
      <FamilyCodeCard familyCode={family_code} />
    </div>
  );
  return (
    <>
      {waiting.map((link) => (
        <WaitingGuardian key={link.id} link={link} />
      ))}
      {/* Who has nobody yet came to invite somebody. */}
      {isInvitationFirst && <InviteGuardian isLedTo={false} />}
      {hold === null ? (
        <p className="max-w-prose text-muted">
          {t(is_adult ? 'guardians.why.adult' : 'guardians.why.minor')}
        </p>
      ) : (
        <WhatIsKept isDoubted={hold === 'age_doubted'} />
      )}
      {!isInvitationFirst && links.length === 0 && ways}
      {links.length > 0 && (
        <LinkList links={links.filter(({ waits_for }) => waits_for !== 'athlete')} isAdult={is_adult} />
      )}
      {isFolded ? (
        <details className="rounded-lg border border-line bg-surface px-5 shadow-soft">
          <summary className="min-h-14 cursor-pointer content-center font-semibold">
            {t('guardians.another')}
          </summary>
          <div className="flex flex-col gap-5 pb-5">
            {linked.length > 0 && (
              <p className="max-w-prose text-muted">
                {t('guardians.another.text', { names: format.list(linked), count: linked.length })}
              </p>
            )}
            {ways}
          </div>
        </details>
      ) : (
        links.length > 0 && !isInvitationFirst && ways
      )}
      {/* There is no card of theirs, and nothing to fill in or to release. */}
      {hold === null && <OwnFamilyCard />}
    </>
  );
}

function isUnderWay(link: GuardianLink, now: number): boolean {
  return link.status === 'accepted' || (link.status === 'invited' && !hasExpired(link, now));
}

function ProfileFirst() {
  const t = useText();
  return (
    <Card>
      <EmptyState
        icon={UserPen}
        title={t('guardians.profile_first')}
        action={
          <Link to={PATHS.profile} className={buttonClasses()}>
            {t('guardians.profile_first.action')}
          </Link>
        }
      >
        {t('guardians.profile_first.text')}
      </EmptyState>
    </Card>
  );
}
