/** The coach who asks something of a family. */
import type { CoachActor } from '../../access/engine/actor.ts';
import type { Guard } from '../../access/engine/guard.ts';

/** A coach with a record and an institution: every verified coach has both. */
export interface RequestingActor extends CoachActor {
  coachId: string;
  institutionId: string;
}

export function asRequestingCoach(actor: Guard['actor']): RequestingActor | null {
  if (actor.kind !== 'coach' || actor.coachId === null || actor.institutionId === null) return null;
  return { ...actor, coachId: actor.coachId, institutionId: actor.institutionId };
}
