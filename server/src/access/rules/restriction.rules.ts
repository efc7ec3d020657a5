/**
 * Who freezes an account without erasing it, and who lifts that. Freezing only ever closes, so the athlete and each linked
 * guardian of a minor may. Lifting opens again: what a guardian froze a minor cannot lift, and nobody lifts over the head of
 * a minor what the minor froze, nor over that of a guardian who is suspended and comes back.
 */
import type { SignedInActor } from '../engine/actor.ts';
import type { AthleteFacts, OwnedFacts, RestrictionFacts } from '../facts/subjects.ts';
import { isOwn } from './account.rules.ts';
import { isAdult } from './age.ts';
import { isLinkedGuardian, isSelf } from './athlete.rules.ts';
import { isAwayWithNo } from './decider.rules.ts';
import { levelToDecide } from './guardian-level.ts';
import { whyNotApprove } from './release.rules.ts';

/** Of other roles nothing is shown that could be frozen. */
export function canRestrictOwn(actor: SignedInActor, owned: OwnedFacts): boolean {
  if (!isOwn(actor, owned)) return false;
  return actor.kind === 'coach' || (actor.kind === 'athlete' && actor.athleteId !== null);
}

export function canRestrict(actor: SignedInActor, athlete: AthleteFacts, now: Date): boolean {
  return isSelf(actor, athlete) || (!isAdult(athlete, now) && isLinkedGuardian(actor, athlete));
}

export function canLiftRestriction(
  actor: SignedInActor,
  { athlete, placedBy }: RestrictionFacts,
  now: Date,
): boolean {
  if (isSelf(actor, athlete)) return isAdult(athlete, now) || placedBy === actor.userId;
  if (!canRestrict(actor, athlete, now) || placedBy === athlete.userId) return false;
  if (isAwayWithNo(athlete, placedBy, now)) return false;
  return whyNotApprove(athlete, actor.userId, levelToDecide(athlete, now), now) === null;
}
