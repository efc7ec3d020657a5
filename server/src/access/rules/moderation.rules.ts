/** Who may report what, and who looks at it. */
import { MEASURES, type Measure } from '@faircourt/contracts/vocabulary';
import { isMember, ownAthleteIds, type SignedInActor } from '../engine/actor.ts';
import type {
  AppealableFacts,
  MeasurableFacts,
  ModerationFacts,
  ReportableFacts,
  ReportedCoachFacts,
} from '../facts/subjects.ts';
import { isAdmin } from './administration.rules.ts';
import { isAdult } from './age.ts';
import { canOpen, canReadGroup, isFamily } from './athlete.rules.ts';
import { isReached, videoReach } from './video.rules.ts';

/** What one sees, and what is not one's own: a report must not be a way to learn whether something is there. */
export function canReport(actor: SignedInActor, thing: ReportableFacts, now: Date): boolean {
  switch (thing.kind) {
    case 'profile':
      return canOpen(actor, thing.athlete, now) && !isFamily(actor, thing.athlete);
    case 'photo':
      return (
        canReadGroup(actor, { athlete: thing.athlete, group: 'identity' }, now) &&
        !isFamily(actor, thing.athlete)
      );
    case 'video':
      return isReached(videoReach(actor, thing.athlete, now), thing) && !isFamily(actor, thing.athlete);
    case 'post':
      return isMember(actor) && thing.isPublished && thing.authorUserId !== actor.userId;
    case 'coach':
      return knownAthleteIds(thing, now).some((id) => ownAthleteIds(actor).includes(id));
  }
}

/** Minors hear of a coach once a guardian has approved: the answer to a report must not tell them sooner. */
function knownAthleteIds(coach: ReportedCoachFacts, now: Date): readonly string[] {
  const isMinor = coach.reporter !== null && !isAdult(coach.reporter, now);
  return isMinor ? coach.approvedAthleteIds : coach.askedAthleteIds;
}

/**
 * Against nobody there is no measure; all else depends on what is left of the thing and its people. A measure tells the person
 * concerned of a report, and a guardian would know whose: what a minor said in secret is acted on elsewhere.
 */
export function possibleMeasures(thing: MeasurableFacts): Measure[] {
  if (thing.isQuiet) return [];
  const isPossible: Record<Measure, boolean> = {
    warn: thing.aboutUserId !== null,
    remove: thing.isRemovable,
    freeze: thing.hasPair,
    suspend: thing.aboutUserId !== null && !thing.isSuspended,
    ban: thing.aboutUserId !== null && thing.institutionId !== null,
  };
  return MEASURES.filter((measure) => isPossible[measure]);
}

/** Once, by the person concerned. For a suspended one a moderator enters what they wrote to us: another than the one who decided. */
export function canAppeal(actor: SignedInActor, decision: AppealableFacts): boolean {
  if (decision.isUndone || decision.appeal !== 'none') return false;
  if (decision.userId === actor.userId) return true;
  return decision.isShutOut && canModerate(actor, decision) && decision.deciderUserId !== actor.userId;
}

/** Another moderator than the one who decided and the one who entered it. Where there is none it waits. */
export function canDecideAppeal(actor: SignedInActor, decision: AppealableFacts): boolean {
  const isInvolved = [decision.deciderUserId, decision.enteredBy].includes(actor.userId);
  return canModerate(actor, decision) && !isInvolved && decision.appeal === 'waiting';
}

/** Nobody judges what they reported or what was reported of them: not even to read who did. */
export function canModerate(actor: SignedInActor, item: ModerationFacts): boolean {
  return isAdmin(actor) && item.aboutUserId !== actor.userId && !item.reporterUserIds.includes(actor.userId);
}
