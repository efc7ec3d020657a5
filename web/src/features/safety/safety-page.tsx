/** /dashboard/safety: what waits for an admin, most urgent first. */
import { useRole } from '../../api/session/use-role.ts';
import { NotYourPage } from '../../domain/not-your-page.tsx';
import { PATHS } from '../../shell/paths.ts';
import { useText } from '../../i18n/use-text.ts';
import { cn } from '../../ui/class-names.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { HoldSection } from './hold-section.tsx';
import { JoiningSection } from './joining-section.tsx';
import { LimitSection } from './limit-section.tsx';
import { useWaitingFamilies } from './safety.queries.ts';

export function SafetyPage() {
  const t = useText();
  const isAdmin = useRole() === 'admin';
  return (
    <div className="flex flex-col gap-8">
      <PageHeader title={t('safety.title')} description={isAdmin && t('safety.subtitle')} />
      {isAdmin ? <Sections /> : <NotYourPage page={PATHS.safety} />}
    </div>
  );
}

/** What is below the first list comes with it, so that its rows push nothing down that is read already. */
function Sections() {
  const { isPending } = useWaitingFamilies();
  return (
    <div className={cn('flex flex-col gap-8', isPending && 'min-h-svh')}>
      <HoldSection />
      {!isPending && (
        <>
          <JoiningSection />
          <LimitSection />
        </>
      )}
    </div>
  );
}
