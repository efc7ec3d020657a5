/** What a family decided, as entries of the athlete's log. Ids and codes only. */
import type { Cause, EventActor, FaircourtEvent } from '@faircourt/contracts/events';
import type { Audience, FieldGroup } from '@faircourt/contracts/vocabulary';

export type Decider = { userId: string; role: string };

export const BY_SYSTEM: EventActor = { userId: null, role: 'system' };

export interface LoggedRelease {
  id: string;
  athlete_id: string;
  field_group: FieldGroup;
  audience: Audience;
  institution_id: string | null;
}

export interface LoggedContact {
  id: string;
  athlete_id: string;
  coach_id: string;
}

/**
 * `declined` is a denial in effect, `denial_withdrawn` the end of it, `closed` the end of a request nobody answered,
 * `kept` an approval that goes on under a new id.
 */
export function releaseEvent(
  what:
    | 'requested'
    | 'approved'
    | 'declined'
    | 'withdrawn'
    | 'denial_withdrawn'
    | 'denial_passed_on'
    | 'taken_over'
    | 'passed_on'
    | 'kept'
    | 'closed'
    | 'set_aside'
    | 'taken_up',
  release: LoggedRelease,
  by: EventActor,
  cause?: Cause,
): FaircourtEvent {
  return {
    chain: release.athlete_id,
    type: `release.${what}`,
    actor: by,
    data: {
      release_id: release.id,
      field_group: release.field_group,
      audience: release.audience,
      institution_id: release.institution_id,
      ...(cause ? { cause } : {}),
    },
  };
}

export function contactEvent(
  what: 'declined' | 'taken_over' | 'passed_on',
  contact: LoggedContact,
  by: EventActor,
  cause?: Cause,
): FaircourtEvent {
  return {
    chain: contact.athlete_id,
    type: `contact.${what}`,
    actor: by,
    data: { contact_request_id: contact.id, coach_id: contact.coach_id, ...(cause ? { cause } : {}) },
  };
}

export function lockDownLifted(athleteId: string, by: Decider): FaircourtEvent {
  return { chain: athleteId, type: 'athlete.lock_down_lifted', actor: by, data: {} };
}

export function lockedDown(
  athleteId: string,
  by: Decider,
  counts: { releases: number; requests: number; contacts: number },
): FaircourtEvent {
  return { chain: athleteId, type: 'athlete.locked_down', actor: by, data: counts };
}
