/** The only SQL on support_requests. */
import type { Locale, SupportType } from '@faircourt/contracts/vocabulary';
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/database/schema.gen.ts';

export interface NewSupportRequest {
  reference: string;
  type: SupportType;
  name: string;
  email: string;
  message: string;
  locale: Locale;
  fingerprint: Buffer | null;
}

/** Null when the same message is there already. */
export async function insertSupportRequest(
  trx: Transaction<DB>,
  request: NewSupportRequest,
): Promise<string | null> {
  const { reference, type, name, email, message, locale, fingerprint } = request;
  const row = await trx
    .insertInto('support_requests')
    .values({ reference, type, name, email, message, locale, fingerprint })
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export function findSupportRequest(trx: Transaction<DB>, id: string) {
  return trx
    .selectFrom('support_requests')
    .select(['reference', 'type', 'email', 'locale'])
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

export async function deleteSupportRequestsBefore(
  trx: Transaction<DB>,
  type: SupportType,
  before: Date,
): Promise<string[]> {
  const rows = await trx
    .deleteFrom('support_requests')
    .where('type', '=', type)
    .where('created_at', '<', before)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
