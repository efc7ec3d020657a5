/** What guardians do to be trusted, as entries of the athlete's log. Names and birthdates stay out of it. */
import type { EventActor, FaircourtEvent } from '@faircourt/contracts/events';

export function guardianStated(athleteId: string, linkId: string, by: EventActor): FaircourtEvent {
  return { chain: athleteId, type: 'guardian_link.stated', actor: by, data: { link_id: linkId } };
}
