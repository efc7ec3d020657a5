/** The only SQL that writes guardian_links. */
import type { Selectable, Transaction } from 'kysely';
import { sql } from 'kysely';
import {
  INTERESTED,
  IS_BARRED,
  OTHER_ACCOUNTS,
  type LinkFactsRow,
} from '../../../access/facts/link-facts.ts';
import { wasEndedOnOrder } from '../../../access/scopes/court-order.scope.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { DB, GuardianLinks } from '../../../platform/database/schema.gen.ts';

type Link = Pick<
  Selectable<GuardianLinks>,
  'id' | 'athlete_id' | 'invited_email' | 'created_at' | 'activated_at' | 'invite_expires_at'
>;

export interface LinkRow extends Link, LinkFactsRow {
  athlete_name: string;
  /** First name and initial: for who is not family yet. */
  athlete_card_name: string;
  guardian_name: string | null;
}

/** Open ones, in the order in which they came. */
export function listOpenLinks(queries: Queries, athleteId: string): Promise<LinkRow[]> {
  return selectLinks(queries)
    .where('link.athlete_id', '=', athleteId)
    .where('link.status', '<>', 'ended')
    .orderBy('link.id')
    .execute();
}

export function listOpenLinksOfGuardian(queries: Queries, guardianUserId: string): Promise<LinkRow[]> {
  return selectLinks(queries)
    .where('link.guardian_user_id', '=', guardianUserId)
    .where('link.status', '<>', 'ended')
    .orderBy('link.id')
    .execute();
}

/** Of one guardian, and of the other accounts of the same person. */
export async function listOpenLinksOfPerson(
  queries: Queries,
  athleteId: string,
  guardianUserId: string,
): Promise<LinkRow[]> {
  const open = await listOpenLinks(queries, athleteId);
  return open.filter(
    ({ guardian_user_id: userId, other_account_ids: others }) =>
      userId === guardianUserId || others.includes(guardianUserId),
  );
}

export function findLink(queries: Queries, id: string): Promise<LinkRow | undefined> {
  return selectLinks(queries).where('link.id', '=', id).executeTakeFirst();
}

/** A suspended account invites nobody. */
export function findLinkByToken(queries: Queries, tokenHash: Buffer): Promise<LinkRow | undefined> {
  return selectLinks(queries)
    .where('link.token_hash', '=', tokenHash)
    .where('athlete_user.status', '=', 'active')
    .executeTakeFirst();
}

export function findOpenLinkOf(
  queries: Queries,
  athleteId: string,
  guardianUserId: string,
): Promise<LinkRow | undefined> {
  return selectLinks(queries)
    .where('link.athlete_id', '=', athleteId)
    .where('link.guardian_user_id', '=', guardianUserId)
    .where('link.status', '<>', 'ended')
    .executeTakeFirst();
}

export async function insertInvitedLink(
  trx: Transaction<DB>,
  invited: { athleteId: string; email: string; tokenHash: Buffer; expiresAt: Date; now: Date },
): Promise<string> {
  const { id } = await trx
    .insertInto('guardian_links')
    .values({
      athlete_id: invited.athleteId,
      invited_email: invited.email,
      status: 'invited',
      token_hash: invited.tokenHash,
      invite_expires_at: invited.expiresAt,
      created_at: invited.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The link that was mailed before opens nothing any more. */
export async function renewInvitedLink(
  trx: Transaction<DB>,
  id: string,
  renewed: { tokenHash: Buffer; expiresAt: Date },
): Promise<void> {
  await trx
    .updateTable('guardian_links')
    .set({ token_hash: renewed.tokenHash, invite_expires_at: renewed.expiresAt })
    .where('id', '=', id)
    .execute();
}

export async function insertAcceptedLink(
  trx: Transaction<DB>,
  accepted: { athleteId: string; guardianUserId: string; now: Date },
): Promise<string> {
  const { id } = await trx
    .insertInto('guardian_links')
    .values({
      athlete_id: accepted.athleteId,
      guardian_user_id: accepted.guardianUserId,
      status: 'accepted',
      created_at: accepted.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function storeActiveLink(
  trx: Transaction<DB>,
  id: string,
  activated: { guardianUserId: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('guardian_links')
    .set({ status: 'active', guardian_user_id: activated.guardianUserId, activated_at: activated.now })
    .where('id', '=', id)
    .execute();
}

export async function storeEndedLink(
  trx: Transaction<DB>,
  id: string,
  ended: { by: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('guardian_links')
    .set({ status: 'ended', ended_at: ended.now, ended_by: ended.by })
    .where('id', '=', id)
    .execute();
}

/** It stays with the link, and counts when the two want to be linked again. The link ends in the same transaction. */
export async function storeOrderedEnd(trx: Transaction<DB>, id: string): Promise<void> {
  await trx.updateTable('guardian_links').set({ ended_on_order: true }).where('id', '=', id).execute();
}

/** The account of the guardian may be another one than the order sent away. */
export async function isBarredByOrder(
  queries: Queries,
  athleteId: string,
  guardianUserId: string,
): Promise<boolean> {
  const { rows } = await sql<{ is_barred: boolean }>`
    select ${wasEndedOnOrder(sql`${guardianUserId}::uuid`, sql`${athleteId}::uuid`)} as is_barred`.execute(
    queries,
  );
  return rows[0]?.is_barred ?? false;
}

/** Both sides agreed; a guardian whom the minor already has must agree too. */
export async function storeAgreedLink(
  trx: Transaction<DB>,
  id: string,
  agreed: { guardianUserId: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('guardian_links')
    .set({ status: 'accepted', guardian_user_id: agreed.guardianUserId, agreed_at: agreed.now })
    .where('id', '=', id)
    .execute();
}

export async function storeAdmission(
  trx: Transaction<DB>,
  id: string,
  admitted: { by: string; reason: string | null },
): Promise<void> {
  await trx
    .updateTable('guardian_links')
    .set({ admitted_by: admitted.by, admitted_reason: admitted.reason })
    .where('id', '=', id)
    .execute();
}

/** What an admin says when they decline a link; it stays with the link that ends. */
export async function storeRefusal(trx: Transaction<DB>, id: string, reason: string): Promise<void> {
  await trx.updateTable('guardian_links').set({ ended_reason: reason }).where('id', '=', id).execute();
}

function selectLinks(queries: Queries) {
  return queries
    .selectFrom('guardian_links as link')
    .innerJoin('athletes as athlete', 'athlete.id', 'link.athlete_id')
    .innerJoin('users as athlete_user', 'athlete_user.id', 'athlete.user_id')
    .leftJoin('users as guardian', 'guardian.id', 'link.guardian_user_id')
    .select([
      'link.id',
      'link.athlete_id',
      'link.guardian_user_id',
      'link.invited_email',
      'link.status',
      'link.created_at',
      'link.activated_at',
      'link.invite_expires_at',
      'link.agreed_at',
      'athlete.user_id as athlete_user_id',
      'athlete_user.name as athlete_name',
      sql<string>`redacted_name(athlete_user.name)`.as('athlete_card_name'),
      'guardian.name as guardian_name',
      IS_BARRED.as('is_barred'),
      OTHER_ACCOUNTS.as('other_account_ids'),
      INTERESTED.as('interested_ids'),
    ]);
}
