/** /dashboard/directors: who waits for an approval, who works where, and who was told no. */
import { useRole } from '../../api/session/use-role.ts';
import { NotYourPage } from '../../domain/not-your-page.tsx';
import { useText } from '../../i18n/use-text.ts';
import { PATHS } from '../../shell/paths.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { cn } from '../../ui/class-names.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { useDirectors } from './directors.queries.ts';
import { WaitingDirectors } from './waiting-directors.tsx';
import { RefusedDirectors, WorkingDirectors } from './working-directors.tsx';

export function DirectorsPage() {
  const t = useText();
  const isAdmin = useRole() === 'admin';
  return (
    <div className="flex flex-col gap-8">
      <PageHeader
        title={t('directors.title')}
        description={isAdmin && t('directors.subtitle')}
        actions={
          isAdmin && (
            <AppLink to={PATHS.regions} className={buttonClasses({ variant: 'secondary' })}>
              {t('directors.to_regions')}
            </AppLink>
          )
        }
      />
      {isAdmin ? <Sections /> : <NotYourPage page={PATHS.directors} />}
    </div>
  );
}

/** What is below the first list comes with it, so that its rows push nothing down that is read already. */
function Sections() {
  const { isPending } = useDirectors();
  return (
    <div className={cn('flex flex-col gap-8', isPending && 'min-h-svh')}>
      <WaitingDirectors />
      {!isPending && (
        <>
          <WorkingDirectors />
          <RefusedDirectors />
        </>
      )}
    </div>
  );
}
