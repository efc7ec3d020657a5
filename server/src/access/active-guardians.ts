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

/**
 * A child under 13 is shown to nobody on one signature: the law asks for a consent to use the platform and, apart from
 * it, one to disclose to third parties. Each must be signed by one of these guardians and not withdrawn.
 */
export const CONSENTS_TO_SHOW = ['platform', 'colleges'] as const satisfies ConsentKind[];

export function hasConsentToShow(athleteId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(
    select count(distinct document.kind) = ${CONSENTS_TO_SHOW.length} from consent_signatures signature
    join consent_documents document on document.id = signature.document_id
    where document.kind in (${sql.join(CONSENTS_TO_SHOW)})
      and signature.athlete_id = ${athleteId} and signature.withdrawn_at is null
      and signature.guardian_user_id in (select link.guardian_user_id ${activeGuardianLinks(athleteId)}))`;
}
