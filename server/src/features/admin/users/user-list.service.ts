/** Everybody who has an account, page by page and as a table to keep. */
import {
  USERS_EXPORT_MAX,
  USERS_PAGE,
  type UserFilters,
  type UserList,
  type UserListQuery,
} from '@faircourt/contracts/users';
import { actedBy } from '../../../access/engine/acted-by.ts';
import type { Guard } from '../../../access/engine/guard.ts';
import { recordEvent } from '../../../platform/audit.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { AdminDeps } from '../admin.deps.ts';
import { usersExported } from './user.events.ts';
import { listUserRows } from './user-list.store.ts';
import { presentEntry } from './user.presenter.ts';
import { tableOf } from './user-table.ts';

export async function listUsers(
  deps: AdminDeps,
  guard: Guard,
  { after = null, ...filters }: Omit<UserListQuery, 'after'> & { after?: string | null | undefined },
): Promise<UserList> {
  guard.authorise('user.list');
  // One more than a page, so that one knows whether there is a next.
  const rows = await listUserRows(deps.db, { filters, after, limit: USERS_PAGE + 1, now: guard.now });
  const page = rows.slice(0, USERS_PAGE);
  const hasNext = rows.length > page.length && !filters.search;
  return { users: page.map(presentEntry), next: hasNext ? (page.at(-1)?.id ?? null) : null };
}

/** Minors stay without their whole names, so that a table which leaves the platform is no look at anybody. */
export async function exportUsers(deps: AdminDeps, guard: Guard, filters: UserFilters): Promise<string> {
  guard.authorise('user.list');
  return inTransaction(deps.db, async (trx) => {
    const limit = USERS_EXPORT_MAX + 1;
    const rows = await listUserRows(trx, { filters, after: null, limit, now: guard.now });
    if (rows.length > USERS_EXPORT_MAX) {
      throw new AppError(
        'too_many',
        `These are more than ${USERS_EXPORT_MAX} accounts. Narrow the filters first.`,
      );
    }
    await recordEvent(trx, usersExported(rows.length, filters, actedBy(guard)), guard.now);
    return tableOf(rows.map(presentEntry));
  });
}
