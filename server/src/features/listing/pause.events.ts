/** Pauses as entries of the athlete's log. */
import type { EventActor, FaircourtEvent } from '@faircourt/contracts/events';

export function listingPaused(
  athleteId: string,
  by: EventActor,
  days: { until: string; from?: string },
): FaircourtEvent {
  return { chain: athleteId, type: 'listing.paused', actor: by, data: days };
}

export function listingResumed(athleteId: string, by: EventActor): FaircourtEvent {
  return { chain: athleteId, type: 'listing.resumed', actor: by, data: {} };
}
