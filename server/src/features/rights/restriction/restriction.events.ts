/** Freezing and its end: in the log of the athlete, which the family reads, or in that of a coach's account. */
import type { EventActor, FaircourtEvent } from '@faircourt/contracts/events';

export interface Frozen {
  userId: string;
  /** Null for a coach. */
  athleteId: string | null;
}

export function restricted({ userId, athleteId }: Frozen, by: EventActor): FaircourtEvent {
  return athleteId === null
    ? { chain: userId, type: 'account.restricted', actor: by, data: {} }
    : { chain: athleteId, type: 'athlete.restricted', actor: by, data: {} };
}

export function restrictionLifted({ userId, athleteId }: Frozen, by: EventActor): FaircourtEvent {
  return athleteId === null
    ? { chain: userId, type: 'account.restriction_lifted', actor: by, data: {} }
    : { chain: athleteId, type: 'athlete.restriction_lifted', actor: by, data: {} };
}
