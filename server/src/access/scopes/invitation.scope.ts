/** invitation.rules.ts as SQL, for lists: a condition over the table `invitations`. */
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import { isSignedIn, type Actor } from '../engine/actor.ts';
import { EVERYBODY, NOBODY, type Condition } from './condition.ts';
import { canIssueInvitations } from '../rules/invitation.rules.ts';

/** Those who may revoke a code also see it, and nobody else does. */
export function listedInvitations(actor: Actor): Condition {
  if (!isSignedIn(actor) || !canIssueInvitations(actor)) return NOBODY;
  return actor.kind === 'admin' ? EVERYBODY : sql<boolean>`invitations.issued_by = ${actor.userId}`;
}

/** Codes that somebody issued and that still work. The caller chooses the columns. */
export function openCodesOf(queries: Queries, issuerUserId: string, now: Date) {
  return queries
    .selectFrom('invitations')
    .where('issued_by', '=', issuerUserId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .whereRef('uses', '<', 'max_uses');
}
