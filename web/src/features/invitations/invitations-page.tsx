/** /dashboard/invitations: codes for athletes, from those who may bring them in. */
import type { Role } from '@faircourt/contracts/vocabulary';
import { ApiError } from '../../api/api-error.ts';
import { useRole } from '../../api/session/use-role.ts';
import { NotYourPage } from '../../domain/not-your-page.tsx';
import { PATHS } from '../../shell/paths.ts';
import { useText } from '../../i18n/use-text.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { InvitationList } from './invitation-list.tsx';
import { useInvitations } from './invitations.queries.ts';
import { IssueCard } from './issue-card.tsx';

const ISSUERS: readonly Role[] = ['coach', 'regional_director', 'admin'];

export function InvitationsPage() {
  const t = useText();
  const role = useRole();
  const isIssuer = role !== undefined && ISSUERS.includes(role);
  const invitations = useInvitations(isIssuer);
  // A regional director whom no admin has approved yet has the role, but not the power.
  const isRefused = invitations.error instanceof ApiError && invitations.error.code === 'not_allowed';
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('invitations.title')} description={t('invitations.subtitle')} className="mb-2" />
      {isIssuer && !isRefused ? (
        <>
          <IssueCard limits={invitations.data ?? null} />
          <InvitationList invitations={invitations} />
        </>
      ) : (
        <NotYourPage page={PATHS.invitations}>{t('invitations.refused.text')}</NotYourPage>
      )}
    </div>
  );
}
