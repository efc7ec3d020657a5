/** The only SQL on users, joined with the address that the sign-in engine keeps. */
import type { AccountStatus, Locale, Role } from '@faircourt/contracts/vocabulary';
import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';

export interface AccountRow {
  id: string;
  auth_id: string;
  email: string;
  is_mailbox_proven: boolean;
  name: string;
  role: Role;
  status: AccountStatus;
  locale: Locale;
  invite_code: string | null;
}

/** What people change about their own account at any time. */
export type Editable = Pick<AccountRow, 'name' | 'locale'>;

export async function insertUser(
  trx: Transaction<DB>,
  user: { authId: string; name: string; role: Role; status: AccountStatus; locale: Locale },
): Promise<string> {
  const { id } = await trx
    .insertInto('users')
    .values({
      auth_id: user.authId,
      name: user.name,
      role: user.role,
      status: user.status,
      locale: user.locale,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function findAccount(queries: Queries, userId: string): Promise<AccountRow | undefined> {
  return accounts(queries).where('u.id', '=', userId).executeTakeFirst();
}

export function findAccountByAuthId(queries: Queries, authId: string): Promise<AccountRow | undefined> {
  return accounts(queries).where('u.auth_id', '=', authId).executeTakeFirst();
}

export function findAccountByEmail(queries: Queries, email: string): Promise<AccountRow | undefined> {
  return accounts(queries).where('a.email', '=', email).executeTakeFirst();
}

export async function storeApproval(trx: Transaction<DB>, userId: string): Promise<void> {
  await trx.updateTable('users').set({ status: 'active' }).where('id', '=', userId).execute();
}

/** Of an account that was judged under its lock; one that waited for an approval waits no more. */
export async function storeRole(trx: Transaction<DB>, userId: string, role: Role): Promise<void> {
  await trx.updateTable('users').set({ role, status: 'active' }).where('id', '=', userId).execute();
}

export async function storeSuspension(trx: Transaction<DB>, userId: string): Promise<void> {
  await trx
    .updateTable('users')
    .set((eb) => ({ status_before_suspension: eb.ref('status'), status: 'suspended' }))
    .where('id', '=', userId)
    .execute();
}

/** Returns the status that the account has again. */
export async function storeReinstatement(trx: Transaction<DB>, userId: string): Promise<AccountStatus> {
  const { status } = await trx
    .updateTable('users')
    .set({
      // Unknown means suspended before we kept it: then a director has to be approved again.
      status: sql`coalesce(status_before_suspension,
        case when role = 'regional_director' then 'pending' else 'active' end::account_status)`,
      status_before_suspension: null,
    })
    .where('id', '=', userId)
    .returning('status')
    .executeTakeFirstOrThrow();
  return status;
}

/** At least one of them, and only what is another than before: two changes at once must not write over each other. */
export async function updateUser(
  trx: Transaction<DB>,
  userId: string,
  changed: Partial<Editable>,
): Promise<void> {
  await trx.updateTable('users').set(changed).where('id', '=', userId).execute();
}

function accounts(queries: Queries) {
  return queries
    .selectFrom('users as u')
    .innerJoin('auth_users as a', 'a.id', 'u.auth_id')
    .leftJoin('invitation_redemptions as r', 'r.user_id', 'u.id')
    .leftJoin('invitations as i', 'i.id', 'r.invitation_id')
    .select([
      'u.id',
      'a.id as auth_id',
      'a.email',
      'a.email_verified as is_mailbox_proven',
      'u.name',
      'u.role',
      'u.status',
      'u.locale',
      'i.code as invite_code',
    ]);
}
