/** The guardians who count, as SQL: an active link, held by a guardian's account in good standing. */
import type { ConsentKind } from '@faircourt/contracts/vocabulary';
import { sql, type RawBuilder } from 'kysely';

/**
 * `from … where …` over the links of one athlete, as `link`. The role is checked too: a link that names an athlete or
 * a coach by some mistake must never let them decide for a child.
 */
export function activeGuardianLinks(athleteId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`from guardian_links link
    join users guardian on guardian.id = link.guardian_user_id
    where link.athlete_id = ${athleteId} and link.status = 'active'
      and guardian.role = 'guardian' and guardian.status = 'active'`;
}

/** `from … where …` over the forms that one of these guardians has signed for an athlete and not withdrawn. */
export function standingConsents(athleteId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`from consent_signatures signature
    join consent_documents document on document.id = signature.document_id
    where signature.athlete_id = ${athleteId} and signature.withdrawn_at is null
      and signature.guardian_user_id in (select link.guardian_user_id ${activeGuardianLinks(athleteId)})`;
}

export function hasConsents(
  athleteId: RawBuilder<unknown>,
  kinds: readonly ConsentKind[],
): RawBuilder<boolean> {
  return sql<boolean>`(select count(distinct document.kind) = ${kinds.length}
    ${standingConsents(athleteId)} and document.kind in (${sql.join([...kinds])}))`;
}
