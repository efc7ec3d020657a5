/** The only SQL on support_requests. */
import type { Locale, ReportCategory, ReportSource, SupportType } from '@faircourt/contracts/vocabulary';
import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';

/** What of a conversation is reported, and for what. */
export interface ReportedTalk {
  threadId: string;
  messageId: string | null;
  category: ReportCategory;
}

export interface NewSupportRequest {
  reference: string;
  type: SupportType;
  name: string;
  email: string;
  message: string;
  locale: Locale;
  fingerprint: Buffer | null;
  source: ReportSource;
  /** Null for people without an account. */
  reporterUserId: string | null;
  about: ReportedTalk | null;
}

/** Null when the same message is there already. */
export async function insertSupportRequest(
  trx: Transaction<DB>,
  request: NewSupportRequest,
): Promise<string | null> {
  const { reporterUserId, about, ...given } = request;
  const row = await trx
    .insertInto('support_requests')
    .values({
      ...given,
      reporter_user_id: reporterUserId,
      thread_id: about?.threadId ?? null,
      message_id: about?.messageId ?? null,
      category: about?.category ?? null,
    })
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export function findSupportRequest(trx: Transaction<DB>, id: string) {
  return trx
    .selectFrom('support_requests')
    .select(['reference', 'type', 'email', 'locale', 'moderation_item_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

export async function findReference(trx: Transaction<DB>, fingerprint: Buffer | null): Promise<string> {
  const { reference } = await trx
    .selectFrom('support_requests')
    .select('reference')
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirstOrThrow();
  return reference;
}

export async function findIdOf(trx: Transaction<DB>, reference: string): Promise<string> {
  const { id } = await trx
    .selectFrom('support_requests')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return id;
}

/** By its reference, from the address that it was written from; a report about a guardian is never continued so. */
export async function findIdByReference(
  trx: Transaction<DB>,
  reference: string,
  email: string,
): Promise<string | null> {
  const row = await trx
    .selectFrom('support_requests')
    .select('id')
    .where('reference', '=', reference.toUpperCase())
    .where('email', '=', email)
    .where('source', '<>', 'guardian')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** What a reference is about, so that a reply from another address is no less urgent. */
export async function findTypeByReference(
  trx: Transaction<DB>,
  reference: string,
): Promise<SupportType | null> {
  const row = await trx
    .selectFrom('support_requests')
    .select('type')
    .where('reference', '=', reference.toUpperCase())
    .executeTakeFirst();
  return row?.type ?? null;
}

export async function deleteSupportRequests(
  trx: Transaction<DB>,
  types: readonly SupportType[],
  { over, most }: { over: Date; most: number },
): Promise<string[]> {
  const rows = await trx
    .deleteFrom('support_requests')
    .where('id', 'in', (old) =>
      old
        .selectFrom('support_requests')
        .select('id')
        .where('type', 'in', [...types])
        .where('created_at', '<=', over)
        .orderBy('created_at')
        .limit(most),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** With their cases. */
export async function deleteConsulting(
  trx: Transaction<DB>,
  { over, most }: { over: Date; most: number },
): Promise<string[]> {
  const rows = await trx
    .deleteFrom('support_requests')
    .where('id', 'in', (old) =>
      old
        .selectFrom('support_requests')
        .leftJoin('consulting_cases', 'consulting_cases.request_id', 'support_requests.id')
        .select('support_requests.id')
        .where('support_requests.type', '=', 'nil-consulting')
        .where((eb) =>
          eb(eb.fn.coalesce('consulting_cases.changed_at', 'support_requests.created_at'), '<=', over),
        )
        .where(isNotOwed())
        .orderBy('support_requests.created_at')
        .limit(most),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** What a family has agreed to stays until it is done, and as long as its invoice is open: both sides have to know what it is for. */
function isNotOwed() {
  return sql<boolean>`not (coalesce(consulting_cases.state in ('accepted', 'invoiced'), false) or exists (
    select 1 from invoices where invoices.consulting_id = support_requests.id and invoices.state = 'open'))`;
}

/** Whether the account has proven this address. */
export async function isMailboxOf(queries: Queries, userId: string, email: string): Promise<boolean> {
  const row = await queries
    .selectFrom('users')
    .innerJoin('auth_users', 'auth_users.id', 'users.auth_id')
    .select('users.id')
    .where('users.id', '=', userId)
    .where('auth_users.email_verified', '=', true)
    .where(sql<boolean>`auth_users.email::citext = ${email}::citext`)
    .executeTakeFirst();
  return row !== undefined;
}
