/**
 * Who sees what, as one table: what a parent would call it down the side, audiences from narrow to wide across. The widest
 * is last and set apart, since it reaches the most people. Contact has no column: it opens coach by coach, on request.
 */
import type { FamilyAthlete } from '@faircourt/contracts/family';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useLocation } from 'react-router';
import { fromSitting, type FromSitting } from '../../../domain/releases/recommended.ts';
import { useIsTurning } from '../../../domain/releases/use-turn-releases.ts';
import { ownVerificationsQuery } from '../../../domain/verification/own-verifications.query.ts';
import { useReachedByAddress } from '../../../shell/use-opened-by-address.ts';
import { useText } from '../../../i18n/use-text.ts';
import { AskGuardian } from './ask-guardian.tsx';
import { ReleaseShapes } from './family-shapes.tsx';
import { RecommendedSet, useIsSetOffered } from './recommended-set.tsx';
import { ReleaseLegend } from './release-legend.tsx';
import { ReleaseTable } from './release-table.tsx';
import { useStill } from '../../../ui/use-still.ts';
import { useSeenNow } from './seen-now.query.ts';
import { SeenNow } from './seen-now.tsx';

export function ReleaseMatrix({ athlete }: { athlete: FamilyAthlete }) {
  const t = useText();
  const titleId = useId();
  const section = useReachedByAddress<HTMLElement>('release', athlete.id);
  const isWhole = useIsWhole(athlete.id);
  const state: unknown = useLocation().state;
  // Kept, since the address soon forgets where one came from.
  const [sitting] = useState(() => fromSitting(state, athlete.id));
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="flex flex-col gap-4 outline-none"
    >
      <div>
        {/* An athlete reads the same in the heading of the card right above. */}
        <h3 id={titleId} className={athlete.is_self ? 'sr-only' : 'text-lg'}>
          {t('family.releases')}
        </h3>
        {/* Who only looks is told before pressing; who decides finds the table first, and the rest below it. */}
        {!athlete.decides && (
          <p className="max-w-prose text-muted">{t(noteOf(athlete), { name: athlete.name })}</p>
        )}
        <AskGuardian athlete={athlete} />
      </div>
      {!isWhole && (
        <div>
          <output className="sr-only">{t('app.loading')}</output>
          <ReleaseShapes />
        </div>
      )}
      {isWhole && <Releases athlete={athlete} sitting={sitting} />}
    </section>
  );
}

/** The sentence, the signs and which rows are open follow from several answers: nothing is shown that the next one moves. */
function useIsWhole(athleteId: string): boolean {
  const answers = [useSeenNow(athleteId), useQuery(ownVerificationsQuery)];
  return answers.every(({ isPending, failureCount }) => !isPending || failureCount > 0);
}

function Releases({ athlete: known, sitting }: { athlete: FamilyAthlete; sitting: FromSitting | null }) {
  const t = useText();
  const athlete = useStill(known, useIsTurning(known.id));
  const isSetOffered = useIsSetOffered(athlete);
  return (
    <>
      <SeenNow athlete={athlete} isSetOffered={isSetOffered} />
      {/* One who has locked everything down is not asked to show more. */}
      {athlete.locked_down === null && (
        <RecommendedSet athlete={athlete} isOffered={isSetOffered} sitting={sitting} />
      )}
      {isForLater(athlete) ? (
        <details className="group">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-court underline decoration-court/35 underline-offset-4 [&::-webkit-details-marker]:hidden">
            {t('family.releases.later')}
            <ChevronDown aria-hidden className="size-5 shrink-0 transition-transform group-open:rotate-180" />
          </summary>
          <div className="mt-3 flex flex-col gap-4">
            <ReleaseTable athlete={athlete} />
            <ReleaseLegend athlete={athlete} />
          </div>
        </details>
      ) : (
        <>
          <ReleaseTable athlete={athlete} />
          <ReleaseLegend athlete={athlete} />
        </>
      )}
      <div className="flex max-w-prose flex-col gap-1 text-sm text-muted">
        {athlete.decides && <p>{t(noteOf(athlete), { name: athlete.name })}</p>}
        <p>{t('family.releases.report')}</p>
      </div>
    </>
  );
}

/** Nobody is there who could release anything, and nobody has: ten times "off" would be in the way of inviting a guardian. */
function isForLater({ is_self, decides, other_guardians, switches }: FamilyAthlete): boolean {
  const isUntouched = switches.every(({ state }) => state === 'undecided');
  return is_self && !decides && other_guardians.length === 0 && isUntouched;
}

function noteOf({ decides, is_self, is_adult }: FamilyAthlete) {
  if (decides) return is_self ? 'family.releases.self' : 'family.releases.guardian';
  return is_adult ? 'family.releases.adult' : 'family.releases.minor';
}
