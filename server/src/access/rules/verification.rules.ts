/**
 * Who checks facts: a named, approved director of the country concerned who has no interest in the answer. Of
 * guardianship also an admin, because a family must not wait where there is no director.
 */
import { isApprovedDirector, type SignedInActor } from '../engine/actor.ts';
import { isAdult } from './age.ts';
import { isLinkedGuardian, isSelf } from './athlete.rules.ts';
import { canProveGuardianship } from './guardian-link.rules.ts';
import type { AthleteFacts, EvidenceFacts, VerificationFacts } from '../facts/subjects.ts';

/** Admins look after the queue, but a badge always names a director; only guardianship, which shows no badge, they decide. */
export function canListVerifications(actor: SignedInActor): boolean {
  return isApprovedDirector(actor) || actor.kind === 'admin';
}

/** A suspended person's questions wait, in their place in the queue, until the person is reinstated. */
export function canVerify(actor: SignedInActor, subject: VerificationFacts): boolean {
  const isTheirs =
    (isApprovedDirector(actor) && actor.countries.includes(subject.countryCode)) ||
    (actor.kind === 'admin' && subject.isGuardianship);
  return isTheirs && !subject.isSuspended && !subject.interestedUserIds.includes(actor.userId);
}

export function canReadVerification(actor: SignedInActor, subject: VerificationFacts): boolean {
  return actor.kind === 'admin' || canVerify(actor, subject);
}

/** Asking, showing evidence and accepting what was measured: the athlete's own at any age, a guardian's until 18. */
export function canAskVerification(actor: SignedInActor, athlete: AthleteFacts, now: Date): boolean {
  return isSelf(actor, athlete) || (isLinkedGuardian(actor, athlete) && !isAdult(athlete, now));
}

export function canListOwnVerifications(actor: SignedInActor): boolean {
  return actor.kind === 'athlete' || actor.kind === 'guardian';
}

/** A document is for those who show it and those who judge by it. */
export function canReadEvidence(actor: SignedInActor, evidence: EvidenceFacts, now: Date): boolean {
  return canGiveEvidence(actor, evidence, now) || canReadVerification(actor, evidence.verification);
}

/** Those who may ask for the athlete, a coach for their own institution, and only the guardian for their own guardianship. */
export function canGiveEvidence(
  actor: SignedInActor,
  { verification, athlete, coachUserId, guardianUserId }: EvidenceFacts,
  now: Date,
): boolean {
  if (verification.isGuardianship) {
    return athlete !== null && actor.userId === guardianUserId && canProveGuardianship(actor, athlete, now);
  }
  if (athlete) return canAskVerification(actor, athlete, now);
  return actor.kind === 'coach' && actor.userId === coachUserId;
}

/** A director's own figures. */
export function canReadFigures(actor: SignedInActor): boolean {
  return isApprovedDirector(actor);
}
