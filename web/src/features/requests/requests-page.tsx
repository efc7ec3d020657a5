/** /dashboard/requests: what coaches ask of a family, and for a coach what they have asked themselves. */
import { useRole } from '../../api/session/use-role.ts';
import { ContactToday } from '../../domain/contact-calendar/contact-today.tsx';
import { NotYourPage } from '../../domain/not-your-page.tsx';
import { PATHS } from '../../shell/paths.ts';
import { useText } from '../../i18n/use-text.ts';
import { PageHeader } from '../../ui/page-header.tsx';
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
        // An athlete has nothing to review until 18.
        title={t(role === 'athlete' ? 'requests.title.athlete' : 'requests.title')}
        description={isFamily && t(role === 'athlete' ? 'requests.subtitle.athlete' : 'requests.subtitle')}
      />
      {isFamily ? (
        <>
          <FamilyRequests />
          <BlockList />
        </>
      ) : (
        <NotYourPage page={PATHS.requests}>{t('requests.refused.text')}</NotYourPage>
      )}
    </div>
  );
}
