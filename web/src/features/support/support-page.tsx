/** /dashboard/support: the inbox for admins; for everybody else what they wrote to support themselves. */
import { useRole } from '../../api/session/use-role.ts';
import { useText } from '../../i18n/use-text.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { SupportInbox } from './support-inbox.tsx';
import { OwnThreads } from './own-threads.tsx';

export function SupportPage() {
  const t = useText();
  const isAdmin = useRole() === 'admin';
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t(isAdmin ? 'support.title' : 'support.own.title')}
        description={t(isAdmin ? 'support.subtitle' : 'support.own.subtitle')}
        className="mb-2"
      />
      {isAdmin ? <SupportInbox /> : <OwnThreads />}
    </div>
  );
}
