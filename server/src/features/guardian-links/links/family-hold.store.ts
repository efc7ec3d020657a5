/** The SQL of families that wait for an admin: a minor ended a guardian's link, or a guardian wants to join. */
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Actor } from '../../../access/engine/actor.ts';
import { LINK_FACTS, type LinkFactsRow } from '../../../access/facts/link-facts.ts';
import { guardianLinks } from '../../../access/scopes/active-guardians.ts';
import type { Condition } from '../../../access/scopes/condition.ts';
import { interestedInAthlete } from '../../../access/scopes/interested-users.ts';
import { moderatableItems } from '../../../access/scopes/moderation.scope.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';

/**
 * A second link that ends while the family is held keeps the first moment. It then is nobody's return that ends the hold:
 * a child could else end the link of an account of their own, link it again, and be rid of the hold for a real guardian.
 */
export async function storeHold(
  trx: Transaction<DB>,
  athleteId: string,
  held: { guardianUserId: string; now: Date },
): Promise<void> {
  await sql`
    update athletes set held_at = coalesce(held_at, ${held.now}), held_reason = null, held_for = case
      when held_at is null or held_for = ${held.guardianUserId}::uuid then ${held.guardianUserId}::uuid end
    where id = ${athleteId}`.execute(trx);
}

/** Lifts the hold of one guardian, or of any guardian. Returns whether there was one. */
export async function clearHold(
  trx: Transaction<DB>,
  athleteId: string,
  guardianUserId: string | null,
  reason: string | null = null,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update athletes set held_at = null, held_for = null, held_reason = ${reason}
    where id = ${athleteId} and held_at is not null
      and (${guardianUserId}::uuid is null or held_for = ${guardianUserId}::uuid)`.execute(trx);
  return (numAffectedRows ?? 0n) > 0n;
}

export async function findHeldSince(queries: Queries, athleteId: string): Promise<string | null> {
  const row = await queries
    .selectFrom('athletes')
    .select('held_at')
    .where('id', '=', athleteId)
    .executeTakeFirst();
  return row?.held_at?.toISOString() ?? null;
}

export interface HeldAthleteRow {
  athlete_id: string;
  athlete_name: string;
  guardian_name: string | null;
  held_at: Date;
  quiet_report_id: string | null;
  interested_ids: string[];
}

/** Of rows of athletes: what the athlete said quietly and nobody has decided, of what this condition on `item` is true. */
function openQuietReport(which: Condition): RawBuilder<string | null> {
  return sql<string | null>`(select item.id from moderation_items item
    join moderation_reports said on said.item_id = item.id and said.reported_by = athletes.user_id
    where item.is_quiet and item.closed_at is null and ${which}
    order by item.id limit 1)`;
}

/** Of a held family: whether such a report is open that this reader decides, and one that only other admins do. */
export async function findQuietReports(
  queries: Queries,
  athleteId: string,
  reader: Actor,
): Promise<{ isForReader: boolean; isForOthers: boolean }> {
  const theirs = moderatableItems(reader);
  const { rows } = await sql<{ isForReader: boolean; isForOthers: boolean }>`
    select ${openQuietReport(theirs)} is not null as "isForReader",
      ${openQuietReport(sql`not ${theirs}`)} is not null as "isForOthers"
    from athletes where id = ${athleteId} and held_at is not null`.execute(queries);
  return rows[0] ?? { isForReader: false, isForOthers: false };
}

/** Oldest first. Admins read first name and initial, as everybody outside the family does in a list. */
export async function listHeldAthletes(queries: Queries, reader: Actor): Promise<HeldAthleteRow[]> {
  const { rows } = await sql<HeldAthleteRow>`
    select athletes.id as athlete_id, redacted_name(owner.name) as athlete_name,
      redacted_name(ended.name) as guardian_name, athletes.held_at,
      ${openQuietReport(moderatableItems(reader))} as quiet_report_id,
      ${interestedInAthlete(sql`athletes.id`)} as interested_ids
    from athletes
    join users owner on owner.id = athletes.user_id
    left join users ended on ended.id = athletes.held_for
    where athletes.held_at is not null
    order by athletes.held_at, athletes.id limit 200`.execute(queries);
  return rows;
}

export interface LinkedGuardianRow {
  athlete_id: string;
  user_id: string;
  name: string;
  since: Date;
}

/** Of each of these athletes, who is linked now, suspended or not. */
export async function listGuardiansOf(
  queries: Queries,
  athleteIds: readonly string[],
): Promise<LinkedGuardianRow[]> {
  const { rows } = await sql<LinkedGuardianRow>`
    select athletes.id as athlete_id, linked.* from athletes
    cross join lateral (
      select guardian.id as user_id, redacted_name(guardian.name) as name, link.activated_at as since
      ${guardianLinks(sql`athletes.id`)}) linked
    where athletes.id = any(${athleteIds}::uuid[])
    order by linked.since, linked.user_id`.execute(queries);
  return rows;
}

export interface JoiningLinkRow extends LinkFactsRow {
  link_id: string;
  athlete_id: string;
  athlete_name: string;
  guardian_name: string;
  since: Date;
}

/** Links to which both sides have agreed and that wait for one more yes. */
export async function listJoiningLinks(queries: Queries): Promise<JoiningLinkRow[]> {
  const { rows } = await sql<JoiningLinkRow>`
    select link.id as link_id, link.athlete_id, redacted_name(owner.name) as athlete_name,
      redacted_name(joining.name) as guardian_name, link.agreed_at as since, ${LINK_FACTS}
    from guardian_links link
    join athletes on athletes.id = link.athlete_id
    join users owner on owner.id = athletes.user_id
    join users joining on joining.id = link.guardian_user_id
    where link.status = 'accepted' and link.agreed_at is not null
    order by link.agreed_at, link.id limit 200`.execute(queries);
  return rows;
}
