/** The only SQL that reads the queue and its items, and that says who works on one. */
import type { ModerationPart } from '@faircourt/contracts/moderation';
import type { ModerationKind, ReportCategory, Role, Severity, Signal } from '@faircourt/contracts/vocabulary';
import { sql, type Transaction } from 'kysely';
import type { ModerationFacts } from '../../access/facts/subjects.ts';
import { listedAccountName } from '../../access/scopes/account.scope.ts';
import { allOf, EVERYBODY, type Condition } from '../../access/scopes/condition.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { CLAIM_MS } from './claim.ts';

export interface ItemRow {
  id: string;
  kind: ModerationKind;
  subject_id: string;
  severity: Severity;
  category: ReportCategory;
  report_count: number;
  /** Empty once somebody has reported it as well. */
  raised_by: Signal[];
  about_user_id: string | null;
  athlete_id: string | null;
  about: { name: string; role: Role } | null;
  created_at: Date;
  due_at: Date;
  closed_at: Date | null;
  claimed_by: string | null;
  claimed_at: Date | null;
  claimer_name: string | null;
  is_frozen: boolean;
  is_quiet: boolean;
  outcome: 'nothing_wrong' | 'acted' | null;
  note: string | null;
  closer_name: string | null;
}

export interface Wanted {
  part: ModerationPart;
  kind: ModerationKind | null;
  after: string | null;
  userId: string;
  limit: number;
  now: Date;
}

/** What is open by severity and age; what is closed, the latest first; of appeals the oldest decision. */
export async function listItems(queries: Queries, allowed: Condition, wanted: Wanted): Promise<ItemRow[]> {
  const { part, kind, after, userId, now } = wanted;
  const lapsed = new Date(now.getTime() - CLAIM_MS);
  const isPart = {
    open: sql<boolean>`item.closed_at is null`,
    mine: sql<boolean>`item.closed_at is null and item.claimed_by = ${userId} and item.claimed_at > ${lapsed}`,
    closed: sql<boolean>`item.closed_at is not null`,
    appeals: sql<boolean>`exists (select 1 from moderation_appeals appeal
      join moderation_decisions decision on decision.id = appeal.decision_id
      where decision.item_id = item.id and appeal.decided_at is null)`,
  }[part];
  const isClosed = part === 'closed' || part === 'appeals';
  const last = sql`(select ${isClosed ? sql`last.closed_at, last.id` : sql`last.severity, last.created_at, last.id`}
    from moderation_items last where last.id = ${after}::uuid)`;
  const isAfter = {
    open: sql<boolean>`(item.severity, item.created_at, item.id) > ${last}`,
    closed: sql<boolean>`(item.closed_at, item.id) < ${last}`,
    appeals: sql<boolean>`(item.closed_at, item.id) > ${last}`,
  };
  const order = {
    open: sql`item.severity, item.created_at, item.id`,
    closed: sql`item.closed_at desc, item.id desc`,
    appeals: sql`item.closed_at, item.id`,
  };
  const way = part === 'mine' ? 'open' : part;
  const which = allOf(
    allowed,
    isPart,
    kind ? sql<boolean>`item.kind = ${kind}` : EVERYBODY,
    after ? isAfter[way] : EVERYBODY,
  );
  const { rows } =
    await sql<ItemRow>`${selectItems(now)} where ${which} order by ${order[way]} limit ${wanted.limit}`.execute(
      queries,
    );
  return rows;
}

export async function findItem(queries: Queries, id: string, now: Date): Promise<ItemRow | undefined> {
  const { rows } = await sql<ItemRow>`${selectItems(now)} where item.id = ${id}`.execute(queries);
  return rows[0];
}

function selectItems(now: Date) {
  return sql`
    select item.id, item.kind, item.subject_id, item.severity, item.category, item.about_user_id, item.athlete_id,
      item.created_at, item.due_at, item.closed_at, item.claimed_by, item.claimed_at, claimer.name as claimer_name,
      item.is_quiet, item.outcome, item.note, closer.name as closer_name,
      (select count(*)::int from moderation_reports report where report.item_id = item.id) as report_count,
      array(select distinct raised.signal
        from (select unnest(report.signals) as signal from moderation_reports report where report.item_id = item.id) raised
        where not exists (select 1 from moderation_reports said where said.item_id = item.id and said.signals = '{}')
        order by raised.signal) as raised_by,
      exists (select 1 from blocks where blocks.moderation_item_id = item.id and blocks.lifted_at is null) as is_frozen,
      case when users.id is not null
        then json_build_object('name', ${listedAccountName(now)}, 'role', users.role) end as about
    from moderation_items item
    left join users on users.id = item.about_user_id
    left join athletes on athletes.user_id = users.id
    left join users claimer on claimer.id = item.claimed_by
    left join users closer on closer.id = item.closed_by`;
}

export interface QueueCounts {
  open: number;
  overdue: number;
  oldest_open_at: Date | null;
  appeals: number;
  oldest_appeal_at: Date | null;
}

/** Of everything that waits, whatever page of it is read: the navigation and the dashboard show these numbers too. */
export async function countWaiting(queries: Queries, allowed: Condition, now: Date): Promise<QueueCounts> {
  const { rows } = await sql<QueueCounts>`
    select open.*, appealed.*
    from (
      select count(*)::int as open, (count(*) filter (where item.due_at <= ${now}))::int as overdue,
        min(item.created_at) as oldest_open_at
      from moderation_items item where item.closed_at is null and ${allowed}
    ) open cross join (
      select count(distinct item.id)::int as appeals, min(appeal.made_at) as oldest_appeal_at
      from moderation_appeals appeal
      join moderation_decisions decision on decision.id = appeal.decision_id
      join moderation_items item on item.id = decision.item_id
      where appeal.decided_at is null and ${allowed}
    ) appealed`.execute(queries);
  return rows[0] ?? { open: 0, overdue: 0, oldest_open_at: null, appeals: 0, oldest_appeal_at: null };
}

export async function isUndecided(queries: Queries, id: string): Promise<boolean> {
  const row = await queries
    .selectFrom('moderation_items')
    .select('id')
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** For the rules. */
export async function findItemFacts(queries: Queries, id: string): Promise<ModerationFacts | null> {
  const { rows } = await sql<{ about_user_id: string | null; reporter_ids: string[] }>`
    select item.about_user_id, array(select report.reported_by::text from moderation_reports report
      where report.item_id = item.id and report.reported_by is not null) as reporter_ids
    from moderation_items item where item.id = ${id}`.execute(queries);
  const [row] = rows;
  return row ? { aboutUserId: row.about_user_id, reporterUserIds: row.reporter_ids } : null;
}

export async function storeClaim(
  trx: Transaction<DB>,
  id: string,
  claim: { by: string; at: Date } | null,
): Promise<void> {
  await trx
    .updateTable('moderation_items')
    .set({ claimed_by: claim?.by ?? null, claimed_at: claim?.at ?? null })
    .where('id', '=', id)
    .execute();
}

export async function storeClosing(
  trx: Transaction<DB>,
  id: string,
  closing: { outcome: 'nothing_wrong' | 'acted'; note: string; by: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('moderation_items')
    .set({
      outcome: closing.outcome,
      note: closing.note,
      closed_by: closing.by,
      closed_at: closing.now,
      claimed_by: null,
      claimed_at: null,
    })
    .where('id', '=', id)
    .execute();
}
