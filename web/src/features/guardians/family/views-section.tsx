import type { FamilyAthlete } from '@faircourt/contracts/family';
import { Eye } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { athleteLogPath } from '../../../shell/paths.ts';
import { useText } from '../../../i18n/use-text.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { cn } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/states.tsx';
import { ViewRows } from './view-rows.tsx';

const SHOWN = 5;

/** Who looked last: person, institution, what they saw and when. */
export function ViewsSection({ athlete }: { athlete: FamilyAthlete }) {
  const { id, recent_views } = athlete;
  const t = useText();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-2">
      <h3 id={titleId} className="text-lg">
        {t('family.views')}
      </h3>
      {recent_views.length === 0 ? (
        <EmptyState icon={Eye} title={t('family.views.none')} className="py-4" />
      ) : (
        <>
          <ViewRows views={recent_views.slice(0, SHOWN)} family={athlete} />
          <p>
            <Link to={`${athleteLogPath(id)}?show=views`} className={cn(buttonClasses({ variant: 'link' }))}>
              {t('family.views.all')}
            </Link>
          </p>
        </>
      )}
    </section>
  );
}
