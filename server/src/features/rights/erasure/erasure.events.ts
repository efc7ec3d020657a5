/** What happens on the way to an erased account, as entries of the log, in the chain of that account. Ids and codes only. */
import type { EventActor, FaircourtEvent } from '@faircourt/contracts/events';
import type { AccountStatus, Role } from '@faircourt/contracts/vocabulary';

export const BY_THE_CALENDAR: EventActor = { userId: null, role: 'system' };

export function erasureRequested(userId: string, by: EventActor, isWaiting: boolean): FaircourtEvent {
  return { chain: userId, type: 'erasure.requested', actor: by, data: { is_waiting: isWaiting } };
}

export function erasureAgreed(userId: string, by: EventActor): FaircourtEvent {
  return { chain: userId, type: 'erasure.agreed', actor: by, data: {} };
}

export function erasureRescheduled(userId: string, isWaiting: boolean): FaircourtEvent {
  return {
    chain: userId,
    type: 'erasure.rescheduled',
    actor: BY_THE_CALENDAR,
    data: { is_waiting: isWaiting },
  };
}

export function erasureCancelled(userId: string, by: EventActor): FaircourtEvent {
  return { chain: userId, type: 'erasure.cancelled', actor: by, data: {} };
}

export function erasureReminded(userId: string): FaircourtEvent {
  return { chain: userId, type: 'erasure.reminded', actor: BY_THE_CALENDAR, data: {} };
}

export function erasureDue(userId: string): FaircourtEvent {
  return { chain: userId, type: 'erasure.due', actor: BY_THE_CALENDAR, data: {} };
}

/** From here on the account counts for nothing, whatever it decided or claimed. */
export function accountShutOut(userId: string, from: AccountStatus): FaircourtEvent {
  return {
    chain: userId,
    type: 'account.status_changed',
    actor: BY_THE_CALENDAR,
    data: { from, status: 'suspended' },
  };
}

export function accountErased(userId: string, role: Role): FaircourtEvent {
  return { chain: userId, type: 'account.erased', actor: BY_THE_CALENDAR, data: { role } };
}

/** What a staff wrote about an athlete, in the chain of its list. Which entries; not whose. */
export function listWorkForgotten(listId: string, entryIds: string[]): FaircourtEvent {
  return {
    chain: listId,
    type: 'list_entries.forgotten',
    actor: BY_THE_CALENDAR,
    data: { entry_ids: entryIds },
  };
}

/** What was written to support and is deleted with its writer. */
export function supportForgotten(id: string): FaircourtEvent {
  return { chain: id, type: 'support.forgotten', actor: BY_THE_CALENDAR, data: {} };
}
