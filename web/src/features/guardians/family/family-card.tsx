/** One athlete as the family sees them: how far the profile is, what is released, who looked and what changed. */
import type { FamilyAthlete } from '@faircourt/contracts/family';
import type { Guardianship } from '@faircourt/contracts/guardianship';
import type { Road } from '@faircourt/contracts/road';
import { Eye, ScrollText } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { LockDownNote } from '../../../domain/lock-down/lock-down-note.tsx';
import { RoadSteps } from '../../../domain/road/road-bar.tsx';
import { athleteLogPath, athletePreviewPath } from '../../../shell/paths.ts';
import { useText } from '../../../i18n/use-text.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { Card, CardContent } from '../../../ui/card.tsx';
import { JerseyAvatar } from '../../../ui/jersey-avatar.tsx';
import { GuardianshipPanel } from '../guardianship/guardianship-panel.tsx';
import { AgeDoubtNote } from './age-doubt-note.tsx';
import { ChangesSection, useChanges } from './changes-section.tsx';
import { ConflictNote } from './conflict-note.tsx';
import { ContactDetailsNote } from './contact-details-note.tsx';
import { FreezeNote } from './freeze-athlete.tsx';
import { ErasureNote } from './erasure-note.tsx';
import { FamilyFacts } from './family-facts.tsx';
import { FamilyHold } from './family-hold.tsx';
import { PauseNote } from './pause-note.tsx';
import { FoldOnPhone } from './fold-on-phone.tsx';
import { HandedOverReleases } from './handed-over-releases.tsx';
import { ReleaseMatrix } from './release-matrix.tsx';
import { hasVideosToDecide, VideosSection } from './videos-section.tsx';
import { ViewsSection } from './views-section.tsx';
import { WeightyDecisions } from './weighty-decisions.tsx';

type FamilyCardProps = { athlete: FamilyAthlete; road?: Road | undefined };

export function FamilyCard({ athlete, road }: FamilyCardProps) {
  const t = useText();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const changes = useChanges(athlete);
  const { id, name, is_self, link_id, decides, guardianship } = athlete;
  const waitingVideos = athlete.videos.filter(({ awaits_guardian }) => awaits_guardian).length;
  // Then nothing that would show more is put forward; the note above says what counts.
  const isLocked = athlete.locked_down !== null;
  const isProofWanted =
    !isLocked &&
    guardianship !== null &&
    guardianship.next_step !== null &&
    !isSaidByRoad(guardianship, road);
  // Where it stands does not change while somebody is at it.
  const [isProofFirst] = useState(isProofWanted);
  const proof = guardianship && (
    <FoldOnPhone title={t('guardianship.title')} state={t(foldedState(guardianship))} isOpen={isProofWanted}>
      <GuardianshipPanel athlete={athlete} guardianship={guardianship} />
    </FoldOnPhone>
  );
  return (
    <Card aria-labelledby={titleId}>
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5 pb-0 sm:p-6 sm:pb-0">
        <div className="flex min-w-0 items-center gap-3">
          <JerseyAvatar
            name={name}
            position={athlete.primary_position}
            number={athlete.jersey_number}
            className="size-12"
          />
          <h2 ref={title} id={titleId} tabIndex={-1} className="min-w-0 text-xl break-words outline-none">
            {is_self ? t('family.own') : name}
          </h2>
        </div>
        <div className="flex flex-wrap gap-3">
          <Link
            to={athletePreviewPath(id)}
            className={buttonClasses({ variant: 'secondary', size: 'sm', className: 'min-h-10' })}
          >
            <Eye aria-hidden />
            {t('family.preview')}
          </Link>
          <Link
            to={athleteLogPath(id)}
            className={buttonClasses({ variant: 'secondary', size: 'sm', className: 'min-h-10' })}
          >
            <ScrollText aria-hidden />
            {t('family.log')}
          </Link>
        </div>
      </header>
      <CardContent className="flex flex-col gap-7">
        <LockDownNote athlete={athlete} onLifted={() => title.current?.focus()} />
        <ErasureNote athlete={athlete} />
        <FreezeNote athlete={athlete} />
        <FamilyHold athlete={athlete} />
        {road && !isLocked && <RoadSteps road={road} isFoldedOnPhone />}
        {isProofFirst && proof}
        <ConflictNote athlete={athlete} />
        <AgeDoubtNote athlete={athlete} />
        <PauseNote athlete={athlete} />
        <ContactDetailsNote athlete={athlete} />
        {decides && <HandedOverReleases athlete={athlete} />}
        <ReleaseMatrix athlete={athlete} />
        {hasVideosToDecide(athlete) && (
          <FoldOnPhone
            title={t('family.videos')}
            state={t(waitingVideos > 0 ? 'family.videos.waiting' : 'family.fold.videos', {
              count: waitingVideos > 0 ? waitingVideos : athlete.videos.length,
            })}
            isOpen={waitingVideos > 0}
          >
            <VideosSection athlete={athlete} />
          </FoldOnPhone>
        )}
        {!isProofFirst && proof}
        <FoldOnPhone
          title={t('family.fold.facts')}
          state={[
            t(`profile.visibility.${athlete.visibility}`),
            t('profile.completeness.percent', { percent: athlete.completeness }),
          ].join(' · ')}
          isOpen={athlete.visibility_hold !== null || athlete.adult_on === null}
        >
          <FamilyFacts athlete={athlete} />
        </FoldOnPhone>
        {!is_self && (
          <FoldOnPhone
            title={t('family.changes.first')}
            state={t('family.fold.changes', { count: changes.entries.length })}
          >
            <ChangesSection athlete={athlete} changes={changes} />
          </FoldOnPhone>
        )}
        <FoldOnPhone
          title={t('family.views')}
          state={t('family.fold.views', { count: athlete.recent_views.length })}
        >
          <ViewsSection athlete={athlete} />
        </FoldOnPhone>
        {(decides || link_id !== null) && (
          <FoldOnPhone title={t('family.more')} state={t(moreText(athlete))}>
            <WeightyDecisions athlete={athlete} />
          </FoldOnPhone>
        )}
      </CardContent>
    </Card>
  );
}

function moreText({ decides, is_self: isSelf }: FamilyAthlete) {
  if (!decides) return 'family.more.link';
  return isSelf ? 'family.more.own' : 'family.more.text';
}

/** Confirmed says that the link counts. Folded, it must not sound as if nothing were left to show. */
function foldedState({ level, next_step: step }: Guardianship) {
  if (step === 'answer') return 'guardianship.next.answer';
  if (level === 'confirmed' && (step === 'ask' || step === 'wait'))
    return `guardianship.fold.${step}` as const;
  return `guardianship.level.${level}` as const;
}

/** A proof that nothing waits for: the road above has its words and its button. */
function isSaidByRoad({ next_step: step }: Guardianship, road: Road | undefined): boolean {
  return step === 'ask' && road !== undefined && !road.is_proof_needed;
}
