/** /dashboard/requests: what coaches ask of a family, and for a coach what they have asked themselves. */
import { ShieldX } from 'lucide-react';
import { useRole } from '../../api/session/use-role.ts';
import { BackToDashboard } from '../../shell/back-to-dashboard.tsx';
import { ContactToday } from '../../domain/contact-calendar/contact-today.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { BlockList } from './block-list.tsx';
import { FamilyRequests } from './family-requests.tsx';
import { SentRequests } from './sent-requests.tsx';

export function RequestsPage() {
  const t = useText();
  const role = useRole();
  if (role === 'coach') {
    return (
      <div className="flex flex-col gap-6">
        <PageHeader title={t('requests.sent.title')} description={t('requests.sent.subtitle')} />
        <ContactToday />
        <SentRequests />
      </div>
    );
  }
  const isFamily = role === 'guardian' || role === 'athlete';
  return (
    <div className="flex flex-col gap-8">
      <PageHeader
        // An athlete reads along until 18, so there may be nothing to review.
        title={t(role === 'athlete' ? 'requests.title.athlete' : 'requests.title')}
        description={isFamily && t(role === 'athlete' ? 'requests.subtitle.athlete' : 'requests.subtitle')}
      />
      {isFamily ? (
        <>
          <FamilyRequests />
          <BlockList />
        </>
      ) : (
        <Card>
          <EmptyState icon={ShieldX} title={t('requests.refused')} action={<BackToDashboard />}>
            {t('requests.refused.text')}
          </EmptyState>
        </Card>
      )}
    </div>
  );
}
