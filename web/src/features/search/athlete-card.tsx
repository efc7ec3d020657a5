/** One athlete in the results: only what the server found may be shown. */
import type { AthleteMarks as Marks } from '@faircourt/contracts/search-marks';
import { memo, useId } from 'react';
import { Link } from 'react-router';
import { ON_A_WALK } from '../../domain/athlete-walk/athlete-walk.ts';
import { AthleteCardFace, SelfReported } from '../../domain/athlete-card-face.tsx';
import { AddToList } from '../../domain/lists/add-to-list.tsx';
import { athletePath } from '../../shell/paths.ts';
import { useText } from '../../i18n/use-text.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { cn } from '../../ui/class-names.ts';
import type { FoundAthlete } from './found-athletes.ts';
import { AthleteMarks } from './marks/athlete-marks.tsx';
import { HeightBadge } from './height-badge.tsx';
import type { SearchSlots } from './search-slots.ts';

type AthleteCardProps = {
  athlete: FoundAthlete;
  marks?: Marks | undefined;
  renderAction?: SearchSlots['renderCardAction'];
  /** Below the screen when it is first drawn: the browser lays it out as one comes near. */
  isFar?: boolean;
};

/** Drawn again only when something of it has changed: there are many, and they come a few at a time. */
export const AthleteCard = memo(function AthleteCard({
  athlete,
  marks,
  renderAction,
  isFar = false,
}: AthleteCardProps) {
  const t = useText();
  const id = useId();
  return (
    <li
      className={cn(
        'flex',
        isFar &&
          // About as tall as it will be, so that Back finds its place: half of them are up to 254 px on a phone, 320 to 346 px beside others.
          '[contain-intrinsic-size:auto_16rem] sm:[contain-intrinsic-size:auto_21rem] [content-visibility:auto] [overflow-clip-margin:2rem] print:[content-visibility:visible]',
      )}
    >
      <article
        aria-labelledby={id}
        className="relative flex w-full min-w-0 flex-col gap-2 rounded-lg border border-line bg-surface p-3.5 shadow-soft transition-[border-color,box-shadow] hover:border-court/40 hover:shadow-float sm:gap-2.5 sm:p-5"
      >
        <AthleteCardFace
          titleId={id}
          athlete={athlete}
          heightMark={
            athlete.is_height_verified ? (
              <span className="relative z-10">
                <HeightBadge athleteId={athlete.id} />
              </span>
            ) : (
              <SelfReported />
            )
          }
        />
        <div className="empty:hidden [&_a]:relative [&_a]:z-10">
          <AthleteMarks marks={marks} />
        </div>
        <div className="mt-auto flex gap-2 pt-1">
          {/* The whole card leads there; what can be pressed otherwise lies above it. */}
          <Link
            to={athletePath(athlete.id)}
            state={ON_A_WALK}
            className={cn(buttonClasses({ variant: 'secondary' }), 'flex-1 after:absolute after:inset-0')}
          >
            {t('search.card.view')}
            <span className="sr-only">{athlete.name}</span>
          </Link>
          <div className="relative z-10 flex gap-2 empty:hidden">
            <AddToList athlete={athlete} isIcon />
            {renderAction?.(athlete)}
          </div>
        </div>
      </article>
    </li>
  );
});
