/** What admins do with the list of everybody, as entries of the log on the one who did it. */
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
