/** One athlete in the results: only what the server found may be shown. */
import type { AthleteMarks as Marks } from '@faircourt/contracts/search-marks';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { ON_A_WALK } from '../../domain/athlete-walk/athlete-walk.ts';
import { AthleteCardFace, SelfReported } from '../../domain/athlete-card-face.tsx';
import { AddToList } from '../../domain/lists/add-to-list.tsx';
import { athletePath } from '../../shell/paths.ts';
import { useText } from '../../i18n/use-text.ts';
import { buttonClasses } from '../../ui/button.tsx';
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
        <AthleteCardFace
          titleId={id}
          athlete={athlete}
          heightMark={athlete.is_height_verified ? <HeightBadge athleteId={athlete.id} /> : <SelfReported />}
        />
        <AthleteMarks marks={marks} />
        <div className="mt-auto flex flex-col gap-2">
          <Link
            to={athletePath(athlete.id)}
            state={ON_A_WALK}
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
