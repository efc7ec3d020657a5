/** Reads one item of the queue with everything a director judges it by. */
import type { DomainMatch } from '@faircourt/contracts/verification';
import type { AgeDoubt, Division, InstitutionKind, InstitutionStatus } from '@faircourt/contracts/vocabulary';
import { sql, type Transaction } from 'kysely';
import { isAfter } from '../../../access/scopes/in-effect.scope.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import type { LoggedVerification } from '../verification.events.ts';
import { queueColumns, type QueueRow } from './queue.store.ts';

export interface ItemRow extends QueueRow, LoggedVerification {
  method: string | null;
  reason: string | null;
  director_name: string | null;
  evidence: unknown;
  /** What is claimed now; once it is decided, what it was decided about. */
  facts: Record<string, unknown>;
  /** Of all that is shown to be judged: the facts and, where they are read from it, the transcript. */
  seen_hash: string;
  /** What was decided about is no longer what is on record. */
  is_edited: boolean;
  grad_year: number | null;
  city: string | null;
  school_name: string | null;
  transcript_url: string | null;
  transcript_file_id: string | null;
  transcript_sha256: string | null;
  institution_kind: InstitutionKind | null;
  institution_city: string | null;
  institution_website: string | null;
  institution_email_domain: string | null;
  institution_division: Division | null;
  institution_status: InstitutionStatus | null;
  institution_country: string | null;
  is_proposed_by_coach: boolean;
  verified_coaches: number;
  coach_title: string | null;
  work_email: string | null;
  is_email_proven: boolean;
  domain_match: DomainMatch | null;
  guardian_user_id: string | null;
  guardian_linked_at: Date | null;
  guardian_signals: string[] | null;
  is_mailbox_proven: boolean;
  other_guardians: number;
  athlete_birthdate: string | null;
  age_doubts: AgeDoubt[] | null;
}

export async function findItem(queries: Queries, id: string): Promise<ItemRow | undefined> {
  const { rows } = await sql<ItemRow>`
    select ${queueColumns(sql`account.name`)}, verifications.season_id, verifications.institution_id,
      verifications.coach_id, verifications.guardian_link_id, verifications.method, verifications.reason, verifications.evidence,
      (select director.name from users director where director.id = verifications.director_user_id) as director_name,
      claimed.facts,
      encode(facts_hash(case when verifications.fact_group <> 'academics' then claimed.facts
        else jsonb_build_object('facts', claimed.facts, 'transcript_url', academics.transcript_url,
          'transcript_sha256', encode(transcript.sha256, 'hex')) end), 'hex') as seen_hash,
      coalesce(verifications.values_hash <> facts_hash(${CURRENT_FACTS}), false) as is_edited,
      athlete.grad_year, athlete.city, athlete.school_name,
      academics.transcript_url, transcript.id as transcript_file_id,
      encode(transcript.sha256, 'hex') as transcript_sha256,
      institution.kind as institution_kind, institution.city as institution_city,
      institution.website as institution_website, institution.email_domain as institution_email_domain,
      institution.division as institution_division, institution.status as institution_status,
      institution.country_code as institution_country,
      coalesce(institution.proposed_by = coach.user_id, false) as is_proposed_by_coach,
      (select count(*)::int from coaches colleague
        where colleague.institution_id = institution.id and colleague.affiliation_status = 'verified')
        as verified_coaches,
      coach.title as coach_title, coach.work_email, coach.work_email_proven_at is not null as is_email_proven,
      verifications.fact_values ->> 'domain_match' as domain_match,
      link.guardian_user_id, link.activated_at as guardian_linked_at, link.signals as guardian_signals,
      athlete.birthdate as athlete_birthdate, athlete.age_doubts,
      coalesce((select mailbox.email_verified from users guardian join auth_users mailbox on mailbox.id = guardian.auth_id
        where guardian.id = link.guardian_user_id), false) as is_mailbox_proven,
      (select count(*)::int from guardian_links other
        where other.athlete_id = link.athlete_id and other.status = 'active' and other.id <> link.id) as other_guardians
    from verifications
    left join athletes athlete on athlete.id = verifications.athlete_id
    left join institutions institution on institution.id = verifications.institution_id
    left join coaches coach on coach.id = verifications.coach_id
    left join guardian_links link on link.id = verifications.guardian_link_id
    left join academics on academics.athlete_id = athlete.id
    left join files transcript on transcript.athlete_id = athlete.id and transcript.kind = 'transcript'
    cross join lateral (
      select case when verifications.status in ('open', 'more_asked', 'offered') then ${CURRENT_FACTS}
        else verifications.fact_values end as facts
    ) claimed
    where verifications.id = ${id}`.execute(queries);
  return rows[0];
}

/**
 * The current facts of a row of `verifications`: an athlete's are those on record; a coach's and a guardian's are those
 * they stated.
 */
export const CURRENT_FACTS = sql`case when verifications.athlete_id is null or verifications.guardian_link_id is not null
    then verifications.fact_values
  else coalesce(
    current_facts(verifications.fact_group, verifications.athlete_id, verifications.season_id), '{}') end`;

export interface EarlierRow {
  is_rejected: boolean;
  facts: Record<string, unknown>;
  method: string | null;
  reason: string | null;
  decided_at: Date;
  expires_at: Date | null;
  director_name: string | null;
  is_in_effect: boolean;
}

const EARLIER_MAX = 5;

/**
 * What was verified of the same fact before, and what was rejected: the last few of each, so that asking again and again
 * pushes neither out of sight. Newest first. Of an institution: for this coach, or for itself.
 */
export async function listEarlier(queries: Queries, item: ItemRow, now: Date): Promise<EarlierRow[]> {
  const { rows } = await sql<EarlierRow>`
    select before.*, director.name as director_name
    from (
      select v.id, v.status = 'rejected' as is_rejected, v.fact_values as facts, v.method, v.reason, v.decided_at,
        v.expires_at, v.director_user_id,
        v.status = 'verified' and ${isAfter(sql`v.expires_at`, now)} as is_in_effect,
        row_number() over (partition by v.status = 'rejected' order by v.decided_at desc, v.id desc) as place
      from verifications v
      where v.fact_group = ${item.fact_group} and v.id <> ${item.id}
        and (v.athlete_id = ${item.athlete_id} or v.institution_id = ${item.institution_id})
        and v.season_id is not distinct from ${item.season_id}
        and (v.coach_id is null or v.coach_id = ${item.coach_id})
        and v.guardian_link_id is not distinct from ${item.guardian_link_id}
        and v.decided_at is not null
        and (v.status = 'rejected' or (v.status in ('verified', 'dropped') and v.expires_at is not null))
    ) before left join users director on director.id = before.director_user_id
    where before.place <= ${EARLIER_MAX}
    order by before.decided_at desc, before.id desc`.execute(queries);
  return rows;
}

/** Whom a change of the item has to wait for; undefined when there is no such item. */
export function findConcerned(trx: Transaction<DB>, id: string) {
  return trx
    .selectFrom('verifications')
    .select(['athlete_id', 'institution_id', 'coach_id'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export interface ItemLook {
  athleteId: string;
  verificationId: string;
  userId: string;
  /** The day, in UTC. */
  on: string;
}

export async function hasLooked(queries: Queries, look: ItemLook): Promise<boolean> {
  const { rows } = await sql<{ has_looked: boolean }>`
    select exists (
      select 1 from events
      where chain = ${look.athleteId} and type = 'verification.opened' and actor_user_id = ${look.userId}
        and data ->> 'verification_id' = ${look.verificationId} and data ->> 'on' = ${look.on}
    ) as has_looked`.execute(queries);
  return rows[0]?.has_looked ?? false;
}
