/** The only SQL on invitations and invitation_redemptions. */
import type { InvitationKind, StatedAge } from '@faircourt/contracts/vocabulary';
import { sql, type Transaction } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Condition } from '../../access/scopes/condition.ts';
import { openCodesOf } from '../../access/scopes/invitation.scope.ts';
import type { InvitationFacts } from '../../access/facts/subjects.ts';
import type { Queries } from '../../platform/database/database.ts';
import { deleteOutdated, type Due } from '../../platform/database/outdated.ts';
import type { DB } from '../../platform/database/schema.gen.ts';

export const INVITATION_PAGE = 25;

export type InvitationRow = Awaited<ReturnType<ReturnType<typeof selectInvitations>['execute']>>[number];

/** What says whether a code can still be redeemed or revoked. */
export function findCode(queries: Queries, which: { code: string } | { id: string }) {
  return queries
    .selectFrom('invitations')
    .select(['id', 'uses', 'max_uses', 'expires_at', 'revoked_at'])
    .where((eb) => ('id' in which ? eb('id', '=', which.id) : eb('code', '=', which.code)))
    .executeTakeFirst();
}

export async function storeRedemption(
  trx: Transaction<DB>,
  invitationId: string,
  userId: string,
): Promise<void> {
  await trx
    .updateTable('invitations')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('id', '=', invitationId)
    .execute();
  await trx
    .insertInto('invitation_redemptions')
    .values({ invitation_id: invitationId, user_id: userId })
    .execute();
}

/** Newest first: keys are in order of time. One more than a page, so that one knows whether there is a next. */
export function listInvitationsBefore(
  queries: Queries,
  listed: Condition,
  after: string | null,
): Promise<InvitationRow[]> {
  const rows = selectInvitations(queries)
    .where(listed)
    .orderBy('invitations.id', 'desc')
    .limit(INVITATION_PAGE + 1);
  return (after ? rows.where('invitations.id', '<', after) : rows).execute();
}

export function findInvitation(queries: Queries, id: string): Promise<InvitationRow | undefined> {
  return selectInvitations(queries).where('invitations.id', '=', id).executeTakeFirst();
}

export async function findInvitationFacts(queries: Queries, id: string): Promise<InvitationFacts | null> {
  const row = await queries
    .selectFrom('invitations')
    .select('issued_by')
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? { issuedBy: row.issued_by } : null;
}

export async function storeRevocation(trx: Transaction<DB>, id: string, now: Date): Promise<void> {
  await trx.updateTable('invitations').set({ revoked_at: now }).where('id', '=', id).execute();
}

export function listOpenCodes(
  trx: Transaction<DB>,
  issuerUserId: string,
  now: Date,
): Promise<{ id: string; uses: number }[]> {
  return openCodesOf(trx, issuerUserId, now).select(['id', 'uses']).orderBy('id').execute();
}

export async function countOpenCodes(trx: Transaction<DB>, issuerUserId: string, now: Date): Promise<number> {
  const { open } = await openCodesOf(trx, issuerUserId, now)
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .executeTakeFirstOrThrow();
  return open;
}

export interface NewInvitation {
  code: string;
  kind: InvitationKind;
  maxUses: number;
  issuedBy: string;
  institutionId: string | null;
  expiresAt: Date;
  statedAge: StatedAge | null;
}

/** Null when the code is taken. */
export async function insertInvitation(
  trx: Transaction<DB>,
  invitation: NewInvitation,
): Promise<string | null> {
  const row = await trx
    .insertInto('invitations')
    .values({
      code: invitation.code,
      kind: invitation.kind,
      max_uses: invitation.maxUses,
      issued_by: invitation.issuedBy,
      institution_id: invitation.institutionId,
      expires_at: invitation.expiresAt,
      stated_age: invitation.statedAge,
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

function selectInvitations(queries: Queries) {
  return queries
    .selectFrom('invitations')
    .leftJoin('users as issuer', 'issuer.id', 'invitations.issued_by')
    .select([
      'invitations.id',
      'invitations.code',
      'invitations.kind',
      'invitations.max_uses',
      'invitations.uses',
      'invitations.stated_age',
      'invitations.created_at',
      'invitations.expires_at',
      'invitations.revoked_at',
      'invitations.issued_by',
      'issuer.name as issuer_name',
    ])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('invitation_redemptions as redemption')
          .innerJoin('users as athlete', 'athlete.id', 'redemption.user_id')
          .select([sql<string>`redacted_name(athlete.name)`.as('name'), 'redemption.redeemed_at'])
          .whereRef('redemption.invitation_id', '=', 'invitations.id')
          .orderBy('redemption.redeemed_at', 'desc')
          .orderBy('athlete.id', 'desc'),
      ).as('used_by'),
    );
}

/** Somebody joined with each of the others, which says who knows whom. */
export function forgetUnusedInvitations(trx: Transaction<DB>, { over, most }: Due): Promise<number> {
  return deleteOutdated(trx, 'invitations', sql`uses = 0 and least(expires_at, revoked_at) <= ${over}`, most);
}
