import type { FamilyAthlete } from '@faircourt/contracts/family';
import { useId } from 'react';
import { Link } from 'react-router';
import { athleteLogPath } from '../../../shell/paths.ts';
import { useText } from '../../../i18n/use-text.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { cn } from '../../../ui/class-names.ts';
import { ViewRows } from './view-rows.tsx';

const SHOWN = 5;

/** Who looked last: person, institution, what they saw and when. */
export function ViewsSection({ athlete: { id, recent_views } }: { athlete: FamilyAthlete }) {
  const t = useText();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-2">
      <h3 id={titleId} className="text-lg">
        {t('family.views')}
      </h3>
      {recent_views.length === 0 ? (
        <p className="text-muted">{t('family.views.none')}</p>
      ) : (
        <>
          <ViewRows views={recent_views.slice(0, SHOWN)} />
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
