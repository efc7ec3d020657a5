/** /dashboard/confirmations: what cannot be undone and waits for another admin. */
import { UsersRound } from 'lucide-react';
import { useRole } from '../../api/session/use-role.ts';
import { waitingConfirmations } from '../../domain/admin-work.queries.ts';
import { ConfirmationRow } from '../../domain/confirmations/confirmation-row.tsx';
import { useConfirmations } from '../../domain/confirmations/confirmations.queries.ts';
import { WaitingSection } from '../../domain/waiting-section.tsx';
import { NotYourPage } from '../../domain/not-your-page.tsx';
import { PATHS } from '../../shell/paths.ts';
import { useText } from '../../i18n/use-text.ts';
import { PageHeader } from '../../ui/page-header.tsx';

export function ConfirmationsPage() {
  const t = useText();
  const isAdmin = useRole() === 'admin';
  return (
    <div className="flex flex-col gap-8">
      <PageHeader title={t('confirmations.title')} description={isAdmin && t('confirmations.subtitle')} />
      {isAdmin ? <Waiting /> : <NotYourPage page={PATHS.confirmations} />}
    </div>
  );
}

function Waiting() {
  const t = useText();
  const query = useConfirmations();
  return (
    <WaitingSection
      icon={UsersRound}
      title={t('confirmations.waiting')}
      text={t('confirmations.waiting.text')}
      empty={t('confirmations.empty')}
      isAlone
      query={query}
      count={waitingConfirmations(query.data ?? []).length}
      rows={query.data?.map((confirmation) => (
        <ConfirmationRow key={confirmation.id} confirmation={confirmation} />
      ))}
    />
  );
}
