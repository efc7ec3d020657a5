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
import { SettingsPageIndex } from './settings-page-index.tsx';
import { SignInSessionsSection } from './sign-in-sessions-section.tsx';

export function SettingsPage() {
  const t = useText();
  const user = useSession().session?.user;
  if (!user) return null;
  const sections = [
    {
      id: 'account',
      title: t('settings.account.title'),
      section: <AccountSection key={user.id} user={user} />,
    },
    { id: 'email', title: t('settings.email.title'), section: <EmailSection email={user.email} /> },
    { id: 'preferences', title: t('settings.preferences.title'), section: <PreferencesSection /> },
    { id: 'notifications', title: t('settings.notifications.title'), section: <NotificationsSection /> },
    { id: 'password', title: t('settings.password.title'), section: <PasswordSection email={user.email} /> },
    { id: 'security', title: t('second_factor.title'), section: <SecuritySection /> },
    { id: 'sessions', title: t('settings.sessions.title'), section: <SignInSessionsSection /> },
    { id: 'data', title: t('data.title'), section: <DataSection /> },
    { id: 'delete', title: t('erasure.title'), section: <DeleteAccountSection /> },
  ];
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <PageHeader title={t('settings.title')} description={t('settings.description')} />
      <SettingsPageIndex sections={sections} />
      {sections.map(({ id, section }) => (
        <div key={id} id={id} tabIndex={-1} className="outline-none">
          {section}
        </div>
      ))}
    </div>
  );
}
