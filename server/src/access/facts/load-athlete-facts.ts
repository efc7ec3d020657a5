/** Reads what the rules need to know about athletes: one round trip for one athlete or for many. */
import type {
  AgeDoubt,
  Audience,
  ConsentKind,
  FactGroup,
  FieldGroup,
  Visibility,
} from '@faircourt/contracts/vocabulary';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import { PreparedStatement } from '../../platform/database/prepared-statement.ts';
import {
  activeGuardianLinks,
  confirmedGuardianLinks,
  conflictedGuardianLinks,
  consentsInEffect,
  isAllNamed,
  suspendedGuardianLinks,
} from '../scopes/active-guardians.ts';
import type { Condition } from '../scopes/condition.ts';
import { hasCourtOrder } from '../scopes/court-order.scope.ts';
import type { AthleteFacts } from './subjects.ts';

/**
 * For an id that no athlete has, the facts of the one next to it are read and dropped: a stranger who may not know
 * whether somebody exists must not learn it from the time that the answer takes.
 */
export async function loadAthleteFacts(db: Queries, athleteId: string): Promise<AthleteFacts | null> {
  const facts = await loadNamedAthleteFacts(db, [athleteId]);
  return facts.get(athleteId) ?? null;
}

/** As loadAthleteFacts, for ids that somebody has sent; the map may hold neighbours that nobody asked for. */
export function loadNamedAthleteFacts(
  db: Queries,
  athleteIds: readonly string[],
): Promise<Map<string, AthleteFacts>> {
  return selectFacts(
    db,
    sql<boolean>`a.id = any(array(
      select coalesce(
        (select near.id from athletes near where near.id >= named.id order by near.id limit 1),
        (select near.id from athletes near order by near.id desc limit 1))
      from unnest(${athleteIds}::uuid[]) as named(id)))`,
  );
}

/** For ids that we have read ourselves; athletes that do not exist are absent from the map. */
export function loadManyAthleteFacts(
  db: Queries,
  athleteIds: readonly string[],
): Promise<Map<string, AthleteFacts>> {
  return selectFacts(db, sql<boolean>`a.id = any(${athleteIds}::uuid[])`);
}

async function selectFacts(db: Queries, which: Condition): Promise<Map<string, AthleteFacts>> {
  const rows = await new PreparedStatement(sql<AthleteFactsRow>`
    select a.id, a.user_id, a.country_code, a.birthdate, a.age_doubts, a.doubted_grad_year, a.visibility,
      u.status = 'suspended' as is_suspended, u.withheld_at is not null as is_withheld,
      array(select link.guardian_user_id::text ${activeGuardianLinks(sql`a.id`)}
        order by link.guardian_user_id) as guardian_user_ids,
      array(select link.guardian_user_id::text ${suspendedGuardianLinks(sql`a.id`)}
        order by link.guardian_user_id) as suspended_guardian_ids,
      array(select link.guardian_user_id::text ${conflictedGuardianLinks(sql`a.id`)}
        order by link.guardian_user_id) as conflicted_guardian_ids,
      array(select link.guardian_user_id::text ${confirmedGuardianLinks(sql`a.id`)}
        order by link.guardian_user_id) as confirmed_guardian_ids,
      (select coalesce(json_agg(json_build_object(
          'guardian_user_id', g.guardian_user_id, 'linked_at', g.activated_at, 'expires_at', g.expires_at,
          'consents', g.consents, 'is_all_named', g.is_all_named) order by g.guardian_user_id), '[]')
        from (select link.guardian_user_id, link.activated_at, (
            select max(checked.expires_at) from verifications checked
            where checked.guardian_link_id = link.id and checked.status = 'verified') as expires_at,
          array(select distinct document.kind::text ${consentsInEffect(sql`a.id`)}
            and signature.guardian_user_id = link.guardian_user_id order by 1) as consents,
          exists (select 1 ${consentsInEffect(sql`a.id`)}
            and signature.guardian_user_id = link.guardian_user_id and ${isAllNamed}) as is_all_named
          ${confirmedGuardianLinks(sql`a.id`)}) g
        where g.expires_at is not null) as guardianships,
      exists (select 1 from guardian_links l where l.athlete_id = a.id and l.status = 'active') as is_linked,
      exists (select 1 from guardian_links l where l.athlete_id = a.id and l.activated_at is not null)
        as has_had_guardian,
      ${hasCourtOrder(sql`a.id`)} as has_court_order,
      a.held_at is not null as is_held,
      case when a.locked_at is not null then json_build_object('by', a.locked_by) end as lock_down,
      case when a.paused_until is not null then json_build_object('until', a.paused_until, 'by', a.paused_by) end as pause,
      array(select distinct document.kind::text ${consentsInEffect(sql`a.id`)} order by 1) as consents,
      exists (select 1 ${consentsInEffect(sql`a.id`)} and ${isAllNamed}) as is_all_named,
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
        from verifications v where v.athlete_id = a.id and v.status = 'verified' and v.guardian_link_id is null)
        as verifications,
      (select coalesce(json_agg(json_build_object(
          'coach_id', c.coach_id, 'institution_id', c.institution_id, 'decided_by', c.decided_by) order by c.id), '[]')
        from contact_requests c where c.athlete_id = a.id and c.status = 'approved') as contacts,
      (select coalesce(json_agg(json_build_object(
          'coach_id', b.coach_id, 'institution_id', b.institution_id) order by b.id), '[]')
        from blocks b where b.athlete_id = a.id and b.lifted_at is null) as blocks
    from athletes a join users u on u.id = a.user_id
    where ${which}`).execute(db);
  return new Map(rows.map((row) => [row.id, toFacts(row)]));
}

interface AthleteFactsRow {
  id: string;
  user_id: string;
  country_code: string;
  birthdate: string | null;
  age_doubts: AgeDoubt[];
  doubted_grad_year: number | null;
  visibility: Visibility;
  is_suspended: boolean;
  is_withheld: boolean;
  guardian_user_ids: string[];
  suspended_guardian_ids: string[];
  conflicted_guardian_ids: string[];
  confirmed_guardian_ids: string[];
  guardianships: {
    guardian_user_id: string;
    linked_at: string;
    expires_at: string;
    consents: ConsentKind[];
    is_all_named: boolean;
  }[];
  is_linked: boolean;
  has_had_guardian: boolean;
  has_court_order: boolean;
  is_held: boolean;
  lock_down: { by: string | null } | null;
  pause: { until: string; by: string | null } | null;
  consents: ConsentKind[];
  is_all_named: boolean;
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
    isWithheld: row.is_withheld,
    countryCode: row.country_code,
    birthdate: row.birthdate,
    ageDoubts: row.age_doubts,
    doubtedGradYear: row.doubted_grad_year,
    visibility: row.visibility,
    guardianUserIds: row.guardian_user_ids,
    suspendedGuardianIds: row.suspended_guardian_ids,
    conflictedGuardianIds: row.conflicted_guardian_ids,
    confirmedGuardianIds: row.confirmed_guardian_ids,
    guardianships: row.guardianships.map((one) => ({
      guardianUserId: one.guardian_user_id,
      linkedAt: new Date(one.linked_at),
      expiresAt: new Date(one.expires_at),
      consents: one.consents,
      isAllNamed: one.is_all_named,
    })),
    isLinked: row.is_linked,
    hasHadGuardian: row.has_had_guardian,
    hasCourtOrder: row.has_court_order,
    isHeld: row.is_held,
    lockDown: row.lock_down,
    pause: row.pause,
    consents: row.consents,
    isAllNamed: row.is_all_named,
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
