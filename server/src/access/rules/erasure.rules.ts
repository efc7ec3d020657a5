/** Who has the account of a minor erased, or keeps it from being erased: a guardian. An adult's is the adult's own. */
import type { SignedInActor } from '../engine/actor.ts';
import type { AthleteFacts } from '../facts/subjects.ts';
import { isAdult } from './age.ts';
import { isLinkedGuardian } from './athlete.rules.ts';
import { isHeld, levelToDecide } from './guardian-level.ts';
import { whyNotApprove } from './release.rules.ts';

export function canEraseFor(actor: SignedInActor, athlete: AthleteFacts, now: Date): boolean {
  return !isAdult(athlete, now) && isLinkedGuardian(actor, athlete);
}

/**
 * Whether what they asked for or agreed to still counts. A guardian answers for it until it happens: not one whose link has
 * ended, who is suspended or no longer counts as confirmed, and none at all once the athlete is an adult.
 */
export function canAnswerForErasure(athlete: AthleteFacts, userId: string | null, now: Date): boolean {
  if (userId === null || isAdult(athlete, now) || !athlete.guardianUserIds.includes(userId)) return false;
  return whyNotApprove(athlete, userId, levelToDecide(athlete, now), now) === null;
}

/**
 * Whether a guardian has to agree to what the athlete asks for, also one who is suspended. Also while the family is held: a
 * minor must not end a guardian's link first and be alone with the decision then.
 */
export function needsGuardianToErase(athlete: AthleteFacts, now: Date): boolean {
  return !isAdult(athlete, now) && (athlete.isLinked || isHeld(athlete, now));
}
