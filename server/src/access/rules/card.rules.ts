/** Which cards of the search read model an actor reads. card.scope.ts says what is on them. */
import { isApprovedDirector, isMember, isVerifiedCoach, type Actor } from '../engine/actor.ts';

/**
 * Directors and admins read what everyone reads, colleges-only athletes included: a list shows them first name and
 * initial too. The whole record opens on the athlete's page, where a look at a minor is logged.
 */
export type CardReader = (
  | { audience: 'everyone'; isPublicOnly: boolean }
  | { audience: 'verified_colleges'; institutionId: string | null }
) & {
  /** Athletes who have cards for this audience and blocked this reader. */
  blockedByAthleteIds: readonly string[];
};

/**
 * A card counts while it ends at this moment or later. It carries the database's microseconds; the rules see
 * milliseconds and want a later one, so both close at the same instant.
 */
export function earliestCardEnd(now: Date): Date {
  return new Date(now.getTime() + 1);
}

/** Null for people who may not search. */
export function cardReader(actor: Actor): CardReader | null {
  if (!isMember(actor)) return null;
  const blockedByAthleteIds = actor.kind === 'coach' ? actor.blockedByAthleteIds : [];
  if (isVerifiedCoach(actor))
    return { audience: 'verified_colleges', institutionId: actor.institutionId, blockedByAthleteIds };
  const isPublicOnly = !isApprovedDirector(actor) && actor.kind !== 'admin';
  return { audience: 'everyone', isPublicOnly, blockedByAthleteIds };
}
