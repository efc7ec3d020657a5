/** Where to write to people, and in which language. For mails; nothing of it leaves the server. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import { moderatorsOf } from '../access/scopes/moderation.scope.ts';
import type { Queries } from '../platform/database/database.ts';

export interface MailReader {
  userId: string;
  email: string;
  name: string;
  locale: Locale;
}

export async function listMailReaders(queries: Queries, userIds: readonly string[]): Promise<MailReader[]> {
  if (userIds.length === 0) return [];
  return readers(queries)
    .where('u.id', 'in', [...userIds])
    .orderBy('u.id')
    .execute();
}

/** Undefined when no account has this address. */
export function findMailReader(queries: Queries, email: string): Promise<MailReader | undefined> {
  return readers(queries).where('a.email', '=', email).executeTakeFirst();
}

/** Whom to alert when something cannot wait. */
export function listAdmins(queries: Queries): Promise<MailReader[]> {
  return readers(queries)
    .where('u.role', '=', 'admin')
    .where('u.status', '=', 'active')
    .orderBy('u.id')
    .execute();
}

/** Of the admins those who may judge this item: nobody hears of a report about themselves. */
export function listModerators(queries: Queries, itemId: string): Promise<MailReader[]> {
  return readers(queries).where(moderatorsOf(itemId)).orderBy('u.id').execute();
}

function readers(queries: Queries) {
  return queries
    .selectFrom('users as u')
    .innerJoin('auth_users as a', 'a.id', 'u.auth_id')
    .select(['u.id as userId', 'a.email', 'u.name', 'u.locale']);
}
