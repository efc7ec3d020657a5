/** Looks at a minor's record, as entries of the log that the family can read. */
import type { FaircourtEvent } from '@faircourt/contracts/events';
import type { FieldGroup } from '@faircourt/contracts/vocabulary';
import { roleOf, type SignedInActor } from '../../../access/engine/actor.ts';

export function athleteViewed(
  athleteId: string,
  viewer: SignedInActor,
  facts: { institutionId: string | null; groups: FieldGroup[] },
): FaircourtEvent {
  return {
    chain: athleteId,
    type: 'athlete.viewed',
    actor: { userId: viewer.userId, role: roleOf(viewer) },
    data: { institution_id: facts.institutionId, groups: facts.groups },
  };
}
