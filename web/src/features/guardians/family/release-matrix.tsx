/**
 * Who sees what, as one table: what a parent would call it down the side, audiences from narrow to wide across. The widest
 * is last and set apart, since it reaches the most people. Contact has no column: it opens coach by coach, on request.
 */
import type { FamilyAthlete } from '@faircourt/contracts/family';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useLocation } from 'react-router';
import { fromSitting, type FromSitting } from '../../../domain/releases/recommended.ts';
import { ownVerificationsQuery } from '../../../domain/verification/own-verifications.query.ts';
import { useReachedByAddress } from '../../../shell/use-opened-by-address.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ReleaseShapes } from './family-shapes.tsx';
import { RecommendedSet } from './recommended-set.tsx';
import { ReleaseLegend } from './release-legend.tsx';
import { ReleaseTable } from './release-table.tsx';
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
        <h3 id={titleId} className="text-lg">
          {t('family.releases')}
        </h3>
        {/* Who only looks is told before pressing; who decides finds the table first, and the rest below it. */}
        {!athlete.decides && (
          <p className="max-w-prose text-muted">{t(noteOf(athlete), { name: athlete.name })}</p>
        )}
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

function Releases({ athlete, sitting }: { athlete: FamilyAthlete; sitting: FromSitting | null }) {
  const t = useText();
  return (
    <>
      <SeenNow athlete={athlete} />
      <RecommendedSet athlete={athlete} sitting={sitting} />
      <ReleaseTable athlete={athlete} />
      <ReleaseLegend athlete={athlete} />
      <div className="flex max-w-prose flex-col gap-1 text-sm text-muted">
        {athlete.decides && <p>{t(noteOf(athlete), { name: athlete.name })}</p>}
        <p>{t('family.releases.report')}</p>
      </div>
    </>
  );
}

function noteOf({ decides, is_self, is_adult }: FamilyAthlete) {
  if (decides) return is_self ? 'family.releases.self' : 'family.releases.guardian';
  return is_adult ? 'family.releases.adult' : 'family.releases.minor';
}
