/** /dashboard/safety: what waits for an admin, most urgent first. */
import { useRole } from '../../api/session/use-role.ts';
import { AdminsOnly } from '../../domain/admins-only.tsx';
import { useText } from '../../i18n/use-text.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { HoldSection } from './hold-section.tsx';
import { JoiningSection } from './joining-section.tsx';
import { LimitSection } from './limit-section.tsx';

export function SafetyPage() {
  const t = useText();
  const isAdmin = useRole() === 'admin';
  return (
    <div className="flex flex-col gap-8">
      <PageHeader title={t('safety.title')} description={isAdmin && t('safety.subtitle')} />
      {isAdmin ? (
        <>
          <HoldSection />
          <JoiningSection />
          <LimitSection />
        </>
      ) : (
        <AdminsOnly />
      )}
    </div>
  );
}
