/** Who checks facts: a named, approved director of the country concerned who has no interest in the answer. */
import { isApprovedDirector, type SignedInActor } from './actor.ts';
import { isFamily } from './athlete.rules.ts';
import type { AthleteFacts, EvidenceFacts, VerificationFacts } from './subjects.ts';

/** Admins look after the queue, but a badge always names a director. */
export function canListVerifications(actor: SignedInActor): boolean {
  return isApprovedDirector(actor) || actor.kind === 'admin';
}

export function canVerify(actor: SignedInActor, subject: VerificationFacts): boolean {
  return (
    isApprovedDirector(actor) &&
    actor.countries.includes(subject.countryCode) &&
    !subject.interestedUserIds.includes(actor.userId)
  );
}

export function canReadVerification(actor: SignedInActor, subject: VerificationFacts): boolean {
  return actor.kind === 'admin' || canVerify(actor, subject);
}

/** Asking, showing evidence and accepting what was measured: the family's, whatever the athlete's age. */
export function canAskVerification(actor: SignedInActor, athlete: AthleteFacts): boolean {
  return isFamily(actor, athlete);
}

export function canListOwnVerifications(actor: SignedInActor): boolean {
  return actor.kind === 'athlete' || actor.kind === 'guardian';
}

/** A document is for those who show it and those who judge by it. */
export function canReadEvidence(actor: SignedInActor, evidence: EvidenceFacts): boolean {
  return canGiveEvidence(actor, evidence) || canReadVerification(actor, evidence.verification);
}

/** The family for its athlete, a coach for their own institution. */
export function canGiveEvidence(actor: SignedInActor, { athlete, coachUserId }: EvidenceFacts): boolean {
  if (athlete) return isFamily(actor, athlete);
  return actor.kind === 'coach' && actor.userId === coachUserId;
}

/** A director's own figures. */
export function canReadFigures(actor: SignedInActor): boolean {
  return isApprovedDirector(actor);
}
