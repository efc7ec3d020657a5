/** Reads what a family's page says of its athletes past the decisions themselves. One statement for all athletes. */
import type { JoinedWith } from '@faircourt/contracts/family';
import { UNDECIDED } from '@faircourt/contracts/verification';
import {
  VERIFIED_GROUPS,
  type ConsentKind,
  type Position,
  type VerificationStatus,
  type VerifiedGroup,
  type Visibility,
} from '@faircourt/contracts/vocabulary';
import { sql, type Transaction } from 'kysely';
import { LINK_FACTS, type LinkFactsRow } from '../../access/facts/link-facts.ts';
import {
  activeGuardianLinks,
  conflictedGuardianLinks,
  consentsInEffect,
} from '../../access/scopes/active-guardians.ts';
import { wasToldToChoose } from '../../access/scopes/told-athlete.scope.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { openRequestCounts } from '../requests/open-requests.scope.ts';

export interface FamilyRow {
  id: string;
  name: string;
  primary_position: Position | null;
  jersey_number: number | null;
  grad_year: number | null;
  birthdate: string | null;
  visibility: Visibility;
  bio: string | null;
  /** Of the guardian who looks; null for the athlete. */
  link_id: string | null;
  seen_at: Date | null;
  activated_at: Date | null;
  other_guardians: string[];
  conflicted_guardians: string[];
  open_requests: number;
  /** Signed, and yet a newer version has been published since. */
  outdated_consents: ConsentKind[];
  held_at: Date | null;
  locked_at: Date | null;
  locked_by_name: string | null;
  paused_by_name: string | null;
  joined_with: JoinedWith | null;
  /** The furthest that a guardian who is not linked yet has come; `agreed`: both sides have, and it waits for one more yes. */
  joining: 'agreed' | 'accepted' | 'invited' | null;
  is_proof_asked: boolean;
  /** Of the undecided questions about facts that are shown once verified. */
  questions: { group: VerifiedGroup; status: VerificationStatus }[];
  /** A guardian has told the athlete lately to choose who finds them. */
  is_told: boolean;
}

/** In the order of their names. */
export async function listFamilyRows(
  queries: Queries,
  readerUserId: string,
  athleteIds: readonly string[],
  now: Date,
): Promise<FamilyRow[]> {
  const athleteId = sql`athletes.id`;
  const { rows } = await sql<FamilyRow>`
    select athletes.id, owner.name, athletes.primary_position, athletes.jersey_number, athletes.grad_year, athletes.birthdate, athletes.visibility, athletes.bio, athletes.held_at,
      athletes.locked_at, locker.name as locked_by_name, pauser.name as paused_by_name, (${JOINED_WITH}) as joined_with,
      own.id as link_id, own.seen_at, own.activated_at,
      array(select guardian.name ${activeGuardianLinks(athleteId)} and guardian.id <> ${readerUserId}
        order by guardian.name, guardian.id) as other_guardians,
      array(select guardian.name ${conflictedGuardianLinks(athleteId)} and guardian.status = 'active'
        and guardian.id <> ${readerUserId} order by guardian.name, guardian.id) as conflicted_guardians,
      coalesce(waiting.open, 0) as open_requests,
      (select case when joining.status = 'accepted' and joining.agreed_at is not null then 'agreed'
          else joining.status::text end
        from guardian_links joining
        where joining.athlete_id = athletes.id and (joining.status = 'accepted'
          or (joining.status = 'invited' and joining.invite_expires_at > ${now}))
        order by joining.status = 'accepted' desc, joining.agreed_at is not null desc limit 1) as joining,
      exists(select from verifications asked join guardian_links link on link.id = asked.guardian_link_id
        where asked.athlete_id = athletes.id and asked.fact_group = 'guardianship' and asked.status = 'open'
          and link.status = 'active') as is_proof_asked,
      array(select json_build_object('group', asked.fact_group, 'status', asked.status) from verifications asked
        where asked.athlete_id = athletes.id and asked.fact_group::text = any(${[...VERIFIED_GROUPS]})
          and asked.status::text = any(${[...UNDECIDED]})) as questions,
      ${wasToldToChoose(athleteId, now)} as is_told,
      array(
        select signed.kind::text from (
          select document.kind, max(document.version) as version ${consentsInEffect(athleteId)} group by document.kind
        ) signed
        where signed.version < (
          select max(newest.version) from consent_documents newest where newest.kind = signed.kind)
        order by 1
      ) as outdated_consents
    from athletes
    join users owner on owner.id = athletes.user_id
    left join users locker on locker.id = athletes.locked_by
    left join users pauser on pauser.id = athletes.paused_by
    left join guardian_links own on own.athlete_id = athletes.id
      and own.guardian_user_id = ${readerUserId} and own.status = 'active'
    left join (${openRequestCounts(athleteIds, now)}) waiting on waiting.athlete_id = athletes.id
    where athletes.id = any(${athleteIds}::uuid[])
    order by owner.name, athletes.id`.execute(queries);
  return rows;
}

/** A coach is trusted as the coach of a verified institution, a director once approved, as of today. */
const JOINED_WITH = sql`
  select json_build_object('issuer_name', issuer.name, 'issuer_role', issuer.role, 'institution_name', institution.name,
    'is_verified', coalesce(issuer.status = 'active' and case issuer.role
      when 'coach' then institution.status = 'verified' and coach.affiliation_status = 'verified'
        and coach.institution_id = institution.id
      else issuer.role in ('regional_director', 'admin') end, false))
  from invitation_redemptions redemption
  join invitations invitation on invitation.id = redemption.invitation_id
  left join users issuer on issuer.id = invitation.issued_by
  left join coaches coach on coach.user_id = issuer.id
  left join institutions institution on institution.id = invitation.institution_id
  where redemption.user_id = athletes.user_id limit 1`;

export interface JoiningRow extends LinkFactsRow {
  athlete_id: string;
  link_id: string;
  guardian_name: string;
  since: Date;
}

/** Whom athletes want to add, and who wait for the yes of a guardian who is there. */
export async function listJoiningGuardians(
  queries: Queries,
  athleteIds: readonly string[],
): Promise<JoiningRow[]> {
  const { rows } = await sql<JoiningRow>`
    select link.athlete_id, link.id as link_id, joining.name as guardian_name, link.agreed_at as since, ${LINK_FACTS}
    from guardian_links link
    join athletes on athletes.id = link.athlete_id
    join users joining on joining.id = link.guardian_user_id
    where link.athlete_id = any(${[...athleteIds]}::uuid[]) and link.status = 'accepted'
      and link.agreed_at is not null
    order by link.agreed_at, link.id`.execute(queries);
  return rows;
}

export interface WaitingRow extends LinkFactsRow {
  athlete_id: string;
  link_id: string;
  athlete_name: string;
  since: Date;
}

/** Lists a guardian's links that somebody has yet to confirm. The name is cut short until then. */
export async function listWaitingLinks(queries: Queries, guardianUserId: string): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select link.athlete_id, link.id as link_id, redacted_name(owner.name) as athlete_name,
      link.created_at as since, ${LINK_FACTS}
    from guardian_links link
    join athletes on athletes.id = link.athlete_id
    join users owner on owner.id = athletes.user_id
    where link.guardian_user_id = ${guardianUserId} and link.status = 'accepted'
    order by link.created_at, link.id`.execute(queries);
  return rows;
}

/**
 * By the clock of the log, which is the database's: what is written later than this is news. Never backwards, should two
 * visits overtake each other.
 */
export async function storeVisit(
  trx: Transaction<DB> | Queries,
  athleteId: string,
  guardianUserId: string,
): Promise<void> {
  await sql`
    update guardian_links set seen_at = greatest(seen_at, clock_timestamp())
    where athlete_id = ${athleteId} and guardian_user_id = ${guardianUserId} and status = 'active'`.execute(
    trx,
  );
}
