/** Blocks as entries of the athlete's log. */
import type { EventActor, FaircourtEvent } from '@faircourt/contracts/events';

export function blockEvent(
  what: 'created' | 'lifted',
  block: { id: string; athlete_id: string; coach_id: string | null; institution_id: string | null },
  by: EventActor,
): FaircourtEvent {
  return {
    chain: block.athlete_id,
    type: `block.${what}`,
    actor: by,
    data: { block_id: block.id, coach_id: block.coach_id, institution_id: block.institution_id },
  };
}
