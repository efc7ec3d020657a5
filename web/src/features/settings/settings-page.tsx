/** /settings: what a person may change about their own account, and where they are signed in. */
import { useSession } from '../../api/session/use-session.ts';
import { useText } from '../../i18n/use-text.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { AccountSection } from './account-section.tsx';
import { DataSection } from './data/data-section.tsx';
import { DeleteAccountSection } from './erasure/delete-account-section.tsx';
import { EmailSection } from './mailbox/email-section.tsx';
import { NotificationsSection } from './notifications/notifications-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PreferencesSection } from './preferences-section.tsx';
import { SecuritySection } from './security/security-section.tsx';
import { SignInSessionsSection } from './sign-in-sessions-section.tsx';

export function SettingsPage() {
  const t = useText();
  const user = useSession().session?.user;
  if (!user) return null;
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <PageHeader title={t('settings.title')} description={t('settings.description')} className="mb-2" />
      <AccountSection key={user.id} user={user} />
      <EmailSection email={user.email} />
      <PreferencesSection />
      <NotificationsSection />
      <PasswordSection email={user.email} />
      <SecuritySection />
      <SignInSessionsSection />
      <DataSection />
      <DeleteAccountSection />
    </div>
  );
}
