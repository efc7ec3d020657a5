/** One athlete in the results: only what the server found may be shown. */
import type { AthleteMarks as Marks } from '@faircourt/contracts/search-marks';
import { CircleUser, Clock3, MapPin, Ruler, School } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { AddToList } from '../../domain/lists/add-to-list.tsx';
import { athletePath } from '../../shell/paths.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnits } from '../../i18n/use-units.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { Flag } from '../../ui/flag.tsx';
import { JerseyAvatar } from '../../ui/jersey-avatar.tsx';
import type { FoundAthlete } from './found-athletes.ts';
import { AthleteMarks } from './marks/athlete-marks.tsx';
import { HeightBadge } from './height-badge.tsx';

type AthleteCardProps = { athlete: FoundAthlete; marks?: Marks | undefined; action?: ReactNode };

export function AthleteCard({ athlete, marks, action }: AthleteCardProps) {
  const t = useText();
  const id = useId();
  return (
    <li className="flex">
      <article
        aria-labelledby={id}
        className="flex w-full min-w-0 flex-col gap-4 rounded-lg border border-line bg-surface p-5 shadow-soft transition-[border-color,box-shadow] hover:border-court/40 hover:shadow-float"
      >
        <header className="flex items-center gap-4">
          <JerseyAvatar
            name={athlete.name}
            photoUrl={athlete.photoUrl}
            position={athlete.primary_position}
            className="size-14"
          />
          <div className="min-w-0">
            <h3 id={id} className="text-lg break-words">
              {athlete.name}
            </h3>
            {athlete.grad_year !== null && (
              <p className="text-muted">{t('athlete.class_of', { year: String(athlete.grad_year) })}</p>
            )}
          </div>
        </header>
        <Positions athlete={athlete} />
        <Facts athlete={athlete} />
        <AthleteMarks marks={marks} />
        <div className="mt-auto flex flex-col gap-2">
          <Link
            to={athletePath(athlete.id)}
            state={{ isFromSearch: true }}
            className={buttonClasses({ variant: 'secondary', width: 'full' })}
          >
            {t('search.card.view')}
            <span className="sr-only">{athlete.name}</span>
          </Link>
          <AddToList athlete={athlete} width="full" />
          {action}
        </div>
      </article>
    </li>
  );
}

function Positions({ athlete }: { athlete: FoundAthlete }) {
  const t = useText();
  const positions = [athlete.primary_position, athlete.secondary_position].filter((name) => name !== null);
  if (positions.length === 0) return null;
  return (
    <ul aria-label={t('athlete.positions')} className="flex flex-wrap gap-2">
      {[...new Set(positions)].map((position) => (
        <li key={position}>
          <Badge tone="court">{t(`position.${position}`)}</Badge>
        </li>
      ))}
    </ul>
  );
}

function Facts({ athlete }: { athlete: FoundAthlete }) {
  const t = useText();
  const units = useUnits();
  return (
    <ul className="flex flex-col gap-2">
      {athlete.height_cm !== null && (
        <Fact icon={<Ruler aria-hidden />}>
          {units.height(athlete.height_cm)}
          {athlete.is_height_verified ? (
            <HeightBadge athleteId={athlete.id} />
          ) : (
            <Badge icon={CircleUser}>{t('athlete.height.self_reported')}</Badge>
          )}
        </Fact>
      )}
      <Fact icon={<MapPin aria-hidden />}>
        {[athlete.city, athlete.country_code].filter(Boolean).join(', ')}
        <Flag code={athlete.country_code} />
      </Fact>
      {athlete.school_name && <Fact icon={<School aria-hidden />}>{athlete.school_name}</Fact>}
      {!athlete.is_identity_released && (
        <Fact icon={<Clock3 aria-hidden className="text-caution" />}>
          <span className="text-caution">{t('athlete.awaiting_guardian')}</span>
        </Fact>
      )}
    </ul>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-muted">
      {icon}
      <span className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1 break-words">{children}</span>
    </li>
  );
}
