/** The guardians who count, as SQL: an active link, held by a guardian's account that is not suspended. */
import { sql, type RawBuilder } from 'kysely';
import { isInConflict } from './guardian-conflict.scope.ts';

/**
 * `from … where …` over the links of one athlete, as `link`. The role is checked too: a link that names an athlete or
 * a coach by some mistake must never let them decide for a child.
 */
export function activeGuardianLinks(athleteId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`${guardianLinks(athleteId)} and guardian.status = 'active'`;
}

/** The same for those whose account is suspended: what they closed stays closed until they are back. */
export function suspendedGuardianLinks(athleteId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`${guardianLinks(athleteId)} and guardian.status = 'suspended'`;
}

/** The same for all who are linked, suspended or not. */
export function guardianLinks(athleteId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`from guardian_links link
    join users guardian on guardian.id = link.guardian_user_id
    where link.athlete_id = ${athleteId} and link.status = 'active' and guardian.role = 'guardian'`;
}

/**
 * The same for those whose other account is a coach, director or admin who deals with the athlete: they open nothing. Suspended
 * ones are among them: their noes would else count for more than before.
 */
export function conflictedGuardianLinks(athleteId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`${guardianLinks(athleteId)} and ${IS_IN_CONFLICT}`;
}

/** The same for those whose mailbox is proven and theirs alone, and who have stated who they are. */
export function confirmedGuardianLinks(athleteId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`${activeGuardianLinks(athleteId)} and link.stated_at is not null
    and exists (select 1 from auth_users mailbox where mailbox.id = guardian.auth_id and mailbox.email_verified)
    and not ${IS_IN_CONFLICT}`;
}

const IS_IN_CONFLICT = isInConflict(sql`link.guardian_user_id`, sql`link.athlete_id`);

/** The same for those whose guardianship a director or an admin has verified, until `isCounted` says it ends. */
export function verifiedGuardianLinks(
  athleteId: RawBuilder<unknown>,
  isCounted: RawBuilder<boolean>,
): RawBuilder<unknown> {
  return sql`${confirmedGuardianLinks(athleteId)} and exists (
    select 1 from verifications guardianship
    where guardianship.guardian_link_id = link.id and guardianship.status = 'verified' and ${isCounted})`;
}

/** `from … where …` over the forms that one of these guardians has signed for an athlete and not withdrawn. */
export function consentsInEffect(
  athleteId: RawBuilder<unknown>,
  signers: RawBuilder<unknown> = sql`array(select link.guardian_user_id ${confirmedGuardianLinks(athleteId)})`,
): RawBuilder<unknown> {
  return sql`from consent_signatures signature
    join consent_documents document on document.id = signature.document_id
    where signature.athlete_id = ${athleteId} and signature.withdrawn_at is null
      and signature.guardian_user_id = any(${signers})`;
}

/**
 * A condition over the `document` of a signature: it names all that a release opens. The first version of the form about colleges
 * left out the season statistics, and of the identity the team, the jersey number, the bio and the accounts elsewhere; the
 * guardian who signed that one has not agreed to show them.
 */
export const isAllNamed = sql<boolean>`(document.kind = 'colleges' and document.version >= 2)`;
