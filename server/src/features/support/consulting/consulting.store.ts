/** The only SQL on consulting_cases. */
import type { InvoiceState } from '@faircourt/contracts/billing';
import type { ConsultingState } from '@faircourt/contracts/consulting';
import type { Locale, Role } from '@faircourt/contracts/vocabulary';
import { sql, type Transaction } from 'kysely';
import { loadAthleteFacts } from '../../../access/facts/load-athlete-facts.ts';
import type { ConsultingFacts } from '../../../access/facts/subjects.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { findThreadFacts } from '../threads/own-thread.store.ts';
import type { Case } from './case.ts';

export interface CaseRow {
  id: string;
  reference: string;
  asked_by: string;
  email: string;
  locale: Locale;
  state: ConsultingState;
  version: number;
  opened_at: Date;
  call_planned_at: Date | null;
  call_at: Date | null;
  call_note: string | null;
  quote_id: string | null;
  quote_amount_cents: number | null;
  quote_covers: string | null;
  /** A calendar day. */
  quote_valid_until: string | null;
  quoted_at: Date | null;
  accepted_at: Date | null;
  accepted_name: string | null;
  ended_at: Date | null;
  end_reason: string | null;
  /** The latest that is not void. */
  invoice_id: string | null;
  invoice_number: string | null;
  invoice_state: InvoiceState | null;
  invoice_issued_at: Date | null;
  invoice_due_at: Date | null;
  invoice_paid_at: Date | null;
}

export async function findCase(queries: Queries, id: string): Promise<CaseRow | null> {
  const { rows } = await sql<CaseRow>`
    select opened.request_id as id, request.reference, request.name as asked_by, request.email, request.locale, opened.state,
      opened.version, opened.opened_at, opened.call_planned_at, opened.call_at, opened.call_note, opened.quote_id,
      opened.quote_amount_cents, opened.quote_covers, opened.quote_valid_until::text as quote_valid_until, opened.quoted_at,
      opened.accepted_at, opened.accepted_name, opened.ended_at, opened.end_reason, invoice.id as invoice_id,
      invoice.number as invoice_number, invoice.state as invoice_state, invoice.issued_at as invoice_issued_at,
      invoice.due_at as invoice_due_at, invoice.paid_at as invoice_paid_at
    from consulting_cases opened
    join support_requests request on request.id = opened.request_id
    left join invoices invoice on invoice.consulting_id = request.id and invoice.state <> 'void'
    where opened.request_id = ${id}`.execute(queries);
  return rows[0] ?? null;
}

export function caseOf(row: CaseRow): Case {
  return {
    state: row.state,
    quoteId: row.quote_id,
    validUntil: row.quote_valid_until,
    invoice: row.invoice_state === 'open' || row.invoice_state === 'paid' ? row.invoice_state : null,
  };
}

/** Null when there is no such case. The same is read for one that is not there, so that no clock tells. */
export async function findConsultingFacts(queries: Queries, id: string): Promise<ConsultingFacts | null> {
  const thread = await findThreadFacts(queries, id);
  const { rows } = await sql<{ athlete_id: string | null }>`
    select (select athletes.id from athletes where athletes.user_id = ${thread?.senderUserIds[0] ?? null}::uuid) as athlete_id
    from consulting_cases where request_id = ${id}`.execute(queries);
  const athlete = await loadAthleteFacts(queries, rows[0]?.athlete_id ?? id);
  return thread && rows[0] ? { ...thread, athlete } : null;
}

/** The account of who asked; null while nobody has one. */
export async function findAsker(
  queries: Queries,
  { senderUserIds }: ConsultingFacts,
): Promise<{ userId: string; role: Role } | null> {
  const row = await queries
    .selectFrom('users')
    .select(['id as userId', 'role'])
    .where('id', 'in', senderUserIds.length > 0 ? [...senderUserIds] : [NOBODY])
    .executeTakeFirst();
  return row ?? null;
}

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** The names that somebody can sign with: that of the account, and what a guardian has stated. With the word that they are adult. */
export async function findSigner(
  queries: Queries,
  userId: string,
): Promise<{ names: string[]; hasStatedAge: boolean }> {
  const { rows } = await sql<{ name: string; stated: string[] }>`
    select users.name, coalesce((
      select array_agg(distinct link.stated_name) from guardian_links link
      where link.guardian_user_id = users.id and link.status = 'active' and link.stated_name is not null
    ), '{}') as stated from users where users.id = ${userId}`.execute(queries);
  const [row] = rows;
  return { names: row ? [row.name, ...row.stated] : [], hasStatedAge: (row?.stated.length ?? 0) > 0 };
}

export async function insertCase(trx: Transaction<DB>, id: string, now: Date): Promise<void> {
  await trx
    .insertInto('consulting_cases')
    .values({ request_id: id, opened_at: now, changed_at: now })
    .execute();
}

export interface CaseChanges {
  state: ConsultingState;
  call_planned_at?: Date;
  call_at?: Date;
  call_note?: string | null;
  quote_id?: string;
  quote_amount_cents?: number;
  quote_currency?: 'USD';
  quote_covers?: string;
  quote_valid_until?: string;
  quoted_at?: Date;
  accepted_at?: Date;
  accepted_by?: string;
  accepted_name?: string;
  ended_at?: Date;
  end_reason?: string;
}

export async function changeCase(
  trx: Transaction<DB>,
  id: string,
  changes: CaseChanges,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('consulting_cases')
    .set((eb) => ({ ...changes, changed_at: now, version: eb('version', '+', 1) }))
    .where('request_id', '=', id)
    .execute();
}
