/** The only SQL on what surrounds an account on its page: an address that waits, codes that still work, and reports. */
import type { ErasureAsker } from '@faircourt/contracts/erasure';
import type { ModerationKind, Severity } from '@faircourt/contracts/vocabulary';
import { sql } from 'kysely';
import type { Actor } from '../../../access/engine/actor.ts';
import { openCodesOf } from '../../../access/scopes/invitation.scope.ts';
import { moderatableItems } from '../../../access/scopes/moderation.scope.ts';
import type { Queries } from '../../../platform/database/database.ts';

export interface OpenInvitationRow {
  id: string;
  code: string;
  uses: number;
  max_uses: number;
  expires_at: Date;
}

/** Null when the mailed code is for the address that the account has, or has run out. */
export async function findPendingEmail(queries: Queries, userId: string, now: Date): Promise<string | null> {
  const { rows } = await sql<{ email: string }>`
    select sent.email::text as email from mailbox_codes sent
    join users on users.id = sent.user_id join auth_users on auth_users.id = users.auth_id
    where sent.user_id = ${userId} and sent.link_expires_at > ${now}
      and lower(sent.email::text) <> lower(auth_users.email::text)`.execute(queries);
  return rows[0]?.email ?? null;
}

export interface ErasureRow {
  asked_by: ErasureAsker;
  erase_at: Date | null;
  can_stop: boolean;
}

export async function findErasureOf(queries: Queries, userId: string): Promise<ErasureRow | null> {
  const { rows } = await sql<ErasureRow>`
    select erase_at, confirmation_id is not null and started_at is null as can_stop,
      case when confirmation_id is not null then 'admins' when requested_by = user_id then 'owner' else 'guardian' end as asked_by
    from erasures where user_id = ${userId}`.execute(queries);
  return rows[0] ?? null;
}

export async function isErasureToStop(queries: Queries, userId: string): Promise<boolean> {
  return (await findErasureOf(queries, userId))?.can_stop === true;
}

export function listOpenInvitations(
  queries: Queries,
  userId: string,
  now: Date,
): Promise<OpenInvitationRow[]> {
  return openCodesOf(queries, userId, now)
    .select(['id', 'code', 'uses', 'max_uses', 'expires_at'])
    .orderBy('id', 'desc')
    .execute();
}

export interface ReportRow {
  item_id: string;
  is_about: boolean;
  kind: ModerationKind;
  severity: Severity;
  created_at: Date;
  is_open: boolean;
}

export interface ReportsAround {
  /** The latest. */
  reports: ReportRow[];
  about: number;
  by: number;
}

/** Nobody reads here what they reported, or what was reported of them; so nobody counts it either. */
export async function listReportsAround(
  queries: Queries,
  userId: string,
  reader: Actor,
): Promise<ReportsAround> {
  const { rows } = await sql<ReportRow & { about: string; total: string }>`
    with around as (
      select item.id as item_id, item.about_user_id is not distinct from ${userId}::uuid as is_about, item.kind,
        item.severity, item.created_at, item.closed_at is null as is_open
      from moderation_items item
      where ${moderatableItems(reader)} and (item.about_user_id = ${userId} or exists (
        select 1 from moderation_reports report where report.item_id = item.id and report.reported_by = ${userId})))
    select around.*, count(*) filter (where is_about) over () as about, count(*) over () as total
    from around order by created_at desc, item_id limit 20`.execute(queries);
  // Counted before the limit, and the same in each row.
  const [first] = rows;
  const about = Number(first?.about ?? 0);
  return { reports: rows, about, by: Number(first?.total ?? 0) - about };
}
