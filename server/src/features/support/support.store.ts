/** The only SQL on support_requests. */
import type { Locale, ReportSource, Role, SupportType } from '@faircourt/contracts/vocabulary';
import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';

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
}

/** Null when the same message is there already. */
export async function insertSupportRequest(
  trx: Transaction<DB>,
  request: NewSupportRequest,
): Promise<string | null> {
  const { reporterUserId, ...given } = request;
  const row = await trx
    .insertInto('support_requests')
    .values({ ...given, reporter_user_id: reporterUserId })
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

export interface ReportRow {
  id: string;
  reference: string;
  source: ReportSource;
  name: string;
  /** First name and initial, for lists. */
  card_name: string;
  role: Role | null;
  email: string;
  locale: Locale;
  message: string;
  created_at: Date;
  closed_at: Date | null;
  closed_by: string | null;
}

const LISTED = 200;

/** A minor who fears a guardian comes before all others; then the oldest. */
export function listOpenReports(queries: Queries): Promise<ReportRow[]> {
  return selectReports(queries)
    .where('report.closed_at', 'is', null)
    .orderBy(sql`report.source = 'guardian'`, 'desc')
    .orderBy('report.created_at')
    .orderBy('report.id')
    .limit(LISTED)
    .execute();
}

export function findReport(queries: Queries, id: string): Promise<ReportRow | undefined> {
  return selectReports(queries).where('report.id', '=', id).executeTakeFirst();
}

/** Returns whether it was open. */
export async function closeReport(
  trx: Transaction<DB>,
  id: string,
  closed: { by: string; note: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('support_requests')
    .set({ closed_at: closed.now, closed_by: closed.by, closed_note: closed.note })
    .where('id', '=', id)
    .where('type', '=', 'safety')
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function selectReports(queries: Queries) {
  return queries
    .selectFrom('support_requests as report')
    .leftJoin('users as reporter', 'reporter.id', 'report.reporter_user_id')
    .select([
      'report.id',
      'report.reference',
      'report.source',
      'report.name',
      sql<string>`redacted_name(report.name)`.as('card_name'),
      'reporter.role',
      'report.email',
      'report.locale',
      'report.message',
      'report.created_at',
      'report.closed_at',
      'report.closed_by',
    ])
    .where('report.type', '=', 'safety');
}
