/** The only SQL on what a moderator reads once an item is opened. */
import type { Snapshot } from '@faircourt/contracts/moderation';
import type {
  AccountStatus,
  ModerationKind,
  ReportCategory,
  Role,
  Signal,
} from '@faircourt/contracts/vocabulary';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';

export interface ReportRow {
  id: string;
  reported_by: string | null;
  category: ReportCategory;
  reason: string;
  signals: Signal[];
  figures: Record<string, number>;
  created_at: Date;
  content: Snapshot;
  picture: Buffer | null;
  picture_type: string | null;
}

/** The first one first. A crowd says little more than its first fifty. */
export async function listReports(queries: Queries, itemId: string): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select report.id, report.reported_by, report.category, report.reason, report.signals, report.figures,
      report.created_at,
      snapshot.content, snapshot.picture, snapshot.picture_type
    from moderation_reports report join moderation_snapshots snapshot on snapshot.report_id = report.id
    where report.item_id = ${itemId} order by report.created_at, report.id limit 50`.execute(queries);
  return rows;
}

export interface PersonRow {
  user_id: string;
  name: string;
  role: Role;
  status: AccountStatus;
  items_about: number;
  items_by: number;
}

export async function listPeople(
  queries: Queries,
  userIds: readonly string[],
  itemId: string,
): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select users.id as user_id, users.name, users.role, users.status,
      (select count(*)::int from moderation_items item
        where item.about_user_id = users.id and item.id <> ${itemId}) as items_about,
      (select count(*)::int from moderation_reports report
        where report.reported_by = users.id and report.item_id <> ${itemId}) as items_by
    from users where users.id = any(${userIds}::uuid[])`.execute(queries);
  return rows;
}

export interface EarlierRow {
  id: string;
  kind: ModerationKind;
  category: ReportCategory;
  created_at: Date;
  closed_at: Date | null;
  outcome: 'nothing_wrong' | 'acted' | null;
}

/** Of the same thing, or about the same person. */
export async function listEarlier(
  queries: Queries,
  item: { id: string; kind: ModerationKind; subject_id: string; about_user_id: string | null },
): Promise<EarlierRow[]> {
  const { rows } = await sql<EarlierRow>`
    select other.id, other.kind, other.category, other.created_at, other.closed_at, other.outcome
    from moderation_items other
    where other.id <> ${item.id} and (other.about_user_id = ${item.about_user_id}::uuid
      or (other.kind = ${item.kind} and other.subject_id = ${item.subject_id}))
    order by other.created_at desc limit 20`.execute(queries);
  return rows;
}

/** Whether somebody of the athlete's family reported it, now or in the past. */
export async function isReportedByFamily(queries: Queries, itemId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from moderation_items item
    join athletes athlete on athlete.id = item.athlete_id
    join moderation_reports report on report.item_id = item.id
    where item.id = ${itemId} and (report.reported_by = athlete.user_id or exists (
      select 1 from guardian_links link
      where link.athlete_id = athlete.id and link.guardian_user_id = report.reported_by)) limit 1`.execute(
    queries,
  );
  return rows.length > 0;
}

/** What people wrote to support about it: there they are answered. */
export async function listSupportRequests(
  queries: Queries,
  itemId: string,
): Promise<{ id: string; reference: string }[]> {
  return queries
    .selectFrom('support_requests')
    .select(['id', 'reference'])
    .where('moderation_item_id', '=', itemId)
    .orderBy('id')
    .execute();
}

export async function hasLooked(
  queries: Queries,
  look: { itemId: string; userId: string; on: string },
): Promise<boolean> {
  const row = await queries
    .selectFrom('events')
    .select('id')
    .where('chain', '=', look.itemId)
    .where('type', '=', 'moderation.opened')
    .where('actor_user_id', '=', look.userId)
    .where(sql<boolean>`data ->> 'on' = ${look.on}`)
    .executeTakeFirst();
  return row !== undefined;
}

/** For those who hear what came of it. */
export function findOutcome(queries: Queries, id: string) {
  return queries
    .selectFrom('moderation_items')
    .select(['kind', 'outcome', 'is_quiet'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

export async function listReporters(queries: Queries, itemId: string): Promise<string[]> {
  const rows = await queries
    .selectFrom('moderation_reports')
    .select('reported_by')
    .distinct()
    .where('item_id', '=', itemId)
    .where('reported_by', 'is not', null)
    .execute();
  return rows.flatMap(({ reported_by: userId }) => userId ?? []);
}
