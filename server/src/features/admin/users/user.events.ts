/** What admins do with the list of everybody, on the one who did it; and what they do to one person, on that person. */
import type { EventActor, FaircourtEvent } from '@faircourt/contracts/events';
import type { UserFilters } from '@faircourt/contracts/users';

/** What was searched for stays out of it. */
export function usersExported(
  rows: number,
  filters: UserFilters,
  by: EventActor & { userId: string },
): FaircourtEvent {
  return {
    chain: by.userId,
    type: 'users.exported',
    actor: by,
    data: {
      rows,
      has_search: filters.search !== null,
      role: filters.role ?? null,
      state: filters.state ?? null,
      country_code: filters.country_code ?? null,
      plan: filters.plan ?? null,
    },
  };
}

/** On the account of the issuer; each code has its own entry besides. */
export function invitationsVoided(
  issuerUserId: string,
  invitationId: string | null,
  by: EventActor,
): FaircourtEvent {
  return {
    chain: issuerUserId,
    type: 'invitations.voided',
    actor: by,
    data: { invitation_id: invitationId },
  };
}

export function erasureStopped(userId: string, by: EventActor): FaircourtEvent {
  return { chain: userId, type: 'erasure.stopped', actor: by, data: {} };
}
