/** What happens to regions and to those who work in them, as entries of the log. Ids and codes only. */
import type { EventActor, FaircourtEvent } from '@faircourt/contracts/events';
import type { RegionInput } from '@faircourt/contracts/regions';

export function regionStored(
  what: 'created' | 'updated',
  id: string,
  input: RegionInput,
  by: EventActor,
): FaircourtEvent {
  const months = Object.entries(input.validity).map(([group, count]) => `${group}:${count}`);
  return {
    chain: id,
    type: `region.${what}`,
    actor: by,
    data: { countries: input.countries.toSorted(), months: months.toSorted() },
  };
}

export function regionDeleted(id: string, by: EventActor): FaircourtEvent {
  return { chain: id, type: 'region.deleted', actor: by, data: {} };
}

/** In the chain of the director's account. `was_pending`: this is what made them one. */
export function directorApproved(
  userId: string,
  facts: { regionIds: string[]; wasPending: boolean },
  by: EventActor,
): FaircourtEvent {
  return {
    chain: userId,
    type: 'director.approved',
    actor: by,
    data: { region_ids: facts.regionIds.toSorted(), was_pending: facts.wasPending },
  };
}

export function directorRefused(userId: string, by: EventActor): FaircourtEvent {
  return { chain: userId, type: 'director.refused', actor: by, data: {} };
}

/** What they say stays out of the log: it names other people. */
export function directorApplied(by: Applicant): FaircourtEvent {
  return { chain: by.userId, type: 'director.applied', actor: by, data: {} };
}

export function documentStored(by: Applicant): FaircourtEvent {
  return { chain: by.userId, type: 'director.document_stored', actor: by, data: {} };
}

export function documentRemoved(by: Applicant): FaircourtEvent {
  return { chain: by.userId, type: 'director.document_removed', actor: by, data: {} };
}

export function documentOpened(userId: string, by: EventActor): FaircourtEvent {
  return { chain: userId, type: 'director.document_opened', actor: by, data: {} };
}

type Applicant = EventActor & { userId: string };
