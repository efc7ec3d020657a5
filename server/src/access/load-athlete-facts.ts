/** Reads what the rules need to know about athletes: one round trip for one athlete or for many. */
import type {
  Audience,
  ConsentKind,
  FactGroup,
  FieldGroup,
  Visibility,
} from '@faircourt/contracts/vocabulary';
import { sql } from 'kysely';
import type { Queries } from '../platform/database/database.ts';
import { prepared } from '../platform/database/prepared.ts';
import { activeGuardianLinks, standingConsents } from './active-guardians.ts';
import type { AthleteFacts } from './subjects.ts';

export async function loadAthleteFacts(db: Queries, athleteId: string): Promise<AthleteFacts | null> {
  const facts = await loadManyAthleteFacts(db, [athleteId]);
  return facts.get(athleteId) ?? null;
}

/** By athlete id; athletes that do not exist are absent from the map. */
export async function loadManyAthleteFacts(
  db: Queries,
  athleteIds: readonly string[],
): Promise<Map<string, AthleteFacts>> {
  const { rows } = await prepared(sql<AthleteFactsRow>`
    select a.id, a.user_id, a.country_code, a.birthdate, a.visibility,
      u.status = 'suspended' as is_suspended,
      array(select link.guardian_user_id::text ${activeGuardianLinks(sql`a.id`)}
        order by link.guardian_user_id) as guardian_user_ids,
      exists (select 1 from guardian_links l where l.athlete_id = a.id and l.activated_at is not null)
        as has_had_guardian,
      array(select distinct document.kind::text ${standingConsents(sql`a.id`)} order by 1) as consents,
      (select coalesce(json_agg(json_build_object(
          'field_group', r.field_group, 'audience', r.audience, 'institution_id', r.institution_id,
          'decided_by', r.decided_by, 'expires_at', r.expires_at) order by r.id), '[]')
        from releases r where r.athlete_id = a.id and r.status = 'approved') as releases,
      (select coalesce(json_agg(json_build_object(
          'field_group', r.field_group, 'audience', r.audience, 'institution_id', r.institution_id,
          'decided_by', r.decided_by) order by r.id), '[]')
        from releases r where r.athlete_id = a.id and r.status = 'declined') as denials,
      (select coalesce(json_agg(json_build_object(
          'fact_group', v.fact_group, 'expires_at', v.expires_at) order by v.id), '[]')
        from verifications v where v.athlete_id = a.id and v.status = 'verified') as verifications,
      (select coalesce(json_agg(json_build_object(
          'coach_id', c.coach_id, 'institution_id', c.institution_id, 'decided_by', c.decided_by) order by c.id), '[]')
        from contact_requests c where c.athlete_id = a.id and c.status = 'approved') as contacts,
      (select coalesce(json_agg(json_build_object(
          'coach_id', b.coach_id, 'institution_id', b.institution_id) order by b.id), '[]')
        from blocks b where b.athlete_id = a.id and b.lifted_at is null) as blocks
    from athletes a join users u on u.id = a.user_id
    where a.id = any(${athleteIds}::uuid[])`).execute(db);
  return new Map(rows.map((row) => [row.id, toFacts(row)]));
}

interface AthleteFactsRow {
  id: string;
  user_id: string;
  country_code: string;
  birthdate: string | null;
  visibility: Visibility;
  is_suspended: boolean;
  guardian_user_ids: string[];
  has_had_guardian: boolean;
  consents: ConsentKind[];
  releases: (DecisionRow & { expires_at: string | null })[];
  denials: DecisionRow[];
  verifications: { fact_group: FactGroup; expires_at: string }[];
  contacts: { coach_id: string; institution_id: string | null; decided_by: string | null }[];
  blocks: { coach_id: string | null; institution_id: string | null }[];
}

interface DecisionRow {
  field_group: FieldGroup;
  audience: Audience;
  institution_id: string | null;
  decided_by: string | null;
}

function toFacts(row: AthleteFactsRow): AthleteFacts {
  return {
    athleteId: row.id,
    userId: row.user_id,
    isSuspended: row.is_suspended,
    countryCode: row.country_code,
    birthdate: row.birthdate,
    visibility: row.visibility,
    guardianUserIds: row.guardian_user_ids,
    hasHadGuardian: row.has_had_guardian,
    consents: row.consents,
    releases: row.releases.map((release) => ({
      ...toDecision(release),
      expiresAt: release.expires_at === null ? null : new Date(release.expires_at),
    })),
    denials: row.denials.map(toDecision),
    verifications: row.verifications.map((verification) => ({
      factGroup: verification.fact_group,
      expiresAt: new Date(verification.expires_at),
    })),
    contacts: row.contacts.map((contact) => ({
      coachId: contact.coach_id,
      institutionId: contact.institution_id,
      decidedBy: contact.decided_by,
    })),
    blocks: row.blocks.map((block) => ({ coachId: block.coach_id, institutionId: block.institution_id })),
  };
}

function toDecision(row: DecisionRow) {
  return {
    fieldGroup: row.field_group,
    audience: row.audience,
    institutionId: row.institution_id,
    decidedBy: row.decided_by,
  };
}
