/** Who checks facts: a named, approved director of the country concerned who has no interest in the answer. */
import { isApprovedDirector, type SignedInActor } from './actor.ts';
import type { VerificationFacts } from './subjects.ts';

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
