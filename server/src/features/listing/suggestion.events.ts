import type { EventActor, FaircourtEvent } from '@faircourt/contracts/events';

export function listingSuggested(athleteId: string, by: EventActor): FaircourtEvent {
  return { chain: athleteId, type: 'listing.suggested', actor: by, data: {} };
}
