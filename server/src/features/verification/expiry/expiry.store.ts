/** Which checks are about to lapse, or have, and whether that was said. */
import type { AthleteFactGroup } from '@faircourt/contracts/vocabulary';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import { isAfter } from '../../../access/scopes/in-effect.scope.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { LOGGED_COLUMNS } from '../badges/verification.store.ts';

/** Whom a check is about: an athlete, or a coach at an institution. An institution alone has nobody to be told. */
export interface Concerned {
  athlete_id: string | null;
  coach_id: string | null;
  institution_id: string | null;
}

export interface Span {
  now: Date;
  /** What lapses until then is said now. */
  soon: Date;
}

/** Coaches first: what they may see of others hangs on it. */
export async function listToNotice(queries: Queries, span: Span): Promise<Concerned[]> {
  const { rows } = await sql<Concerned>`
    select distinct athlete_id, coach_id, institution_id from verifications
    where ${isToNotice(span)} and (athlete_id is not null or coach_id is not null)
    order by athlete_id nulls first, coach_id`.execute(queries);
  return rows;
}

/**
 * Nobody is notified twice, also when several servers run this at once. A check that was renewed, or waits to be, needs
 * no notice.
 */
export async function noticeFacts(
  trx: Transaction<DB>,
  athleteId: string,
  span: Span,
): Promise<{ id: string; factGroup: AthleteFactGroup; on: string }[]> {
  const { rows } = await sql<{ id: string; factGroup: AthleteFactGroup; on: string; is_renewed: boolean }>`
    update verifications set expiry_noticed_at = ${span.now}
    where athlete_id = ${athleteId} and guardian_link_id is null and ${isToNotice(span)}
    returning id, fact_group as "factGroup", to_char(expires_at at time zone 'utc', 'YYYY-MM-DD') as "on",
      exists (select 1 from verifications other
        where other.athlete_id = verifications.athlete_id and other.fact_group = verifications.fact_group
          and other.season_id is not distinct from verifications.season_id
          and (other.status in ('open', 'more_asked', 'offered')
            or (other.status = 'verified' and other.expires_at > verifications.expires_at))) as is_renewed`.execute(
    trx,
  );
  const facts = rows
    .filter(({ is_renewed }) => !is_renewed)
    .map(({ id, factGroup, on }) => ({ id, factGroup, on }));
  return facts.toSorted((one, other) =>
    `${one.on}${one.factGroup}`.localeCompare(`${other.on}${other.factGroup}`),
  );
}

/** Notes the notice to the guardians of one athlete who have not asked for a new check. */
export async function noticeGuardianships(
  trx: Transaction<DB>,
  athleteId: string,
  span: Span,
): Promise<{ id: string; userId: string; on: string }[]> {
  const { rows } = await sql<{ id: string; userId: string; on: string; is_renewed: boolean }>`
    update verifications set expiry_noticed_at = ${span.now}
    from guardian_links link
    where verifications.athlete_id = ${athleteId} and link.id = verifications.guardian_link_id
      and link.status = 'active' and ${isToNotice(span)}
    returning verifications.id, link.guardian_user_id as "userId",
      to_char(verifications.expires_at at time zone 'utc', 'YYYY-MM-DD') as "on",
      exists (select 1 from verifications other
        where other.guardian_link_id = verifications.guardian_link_id
          and (other.status in ('open', 'more_asked')
            or (other.status = 'verified' and other.expires_at > verifications.expires_at))) as is_renewed`.execute(
    trx,
  );
  return rows.filter(({ is_renewed }) => !is_renewed).map(({ id, userId, on }) => ({ id, userId, on }));
}

export interface AffiliationNotice {
  id: string;
  institutionId: string;
  userId: string;
  institutionName: string;
  on: string;
}

/** Null when the coach works elsewhere by now, or has asked already. */
export async function noticeAffiliation(
  trx: Transaction<DB>,
  coachId: string,
  span: Span,
): Promise<AffiliationNotice | null> {
  const { rows } = await sql<AffiliationNotice & { is_renewed: boolean }>`
    update verifications set expiry_noticed_at = ${span.now}
    from coaches coach join institutions institution on institution.id = coach.institution_id
    where verifications.coach_id = ${coachId} and coach.id = verifications.coach_id and ${isToNotice(span)}
    returning verifications.id, verifications.institution_id as "institutionId", coach.user_id as "userId", institution.name as "institutionName",
      to_char(verifications.expires_at at time zone 'utc', 'YYYY-MM-DD') as "on",
      verifications.institution_id <> coach.institution_id or exists (
        select 1 from verifications other
        where other.coach_id = verifications.coach_id
          and (other.status in ('open', 'more_asked', 'offered')
            or (other.status = 'verified' and other.expires_at > verifications.expires_at))) as is_renewed`.execute(
    trx,
  );
  return rows.find(({ is_renewed }) => !is_renewed) ?? null;
}

/** Coaches and institutions first, for the same reason. */
export async function listLapsed(queries: Queries, now: Date): Promise<Concerned[]> {
  const { rows } = await sql<Concerned>`
    select distinct athlete_id, coach_id, institution_id from verifications where ${hasLapsed(now)}
    order by athlete_id nulls first, institution_id, coach_id`.execute(queries);
  return rows;
}

export function storeLapsed(trx: Transaction<DB>, of: Concerned, now: Date) {
  return trx
    .updateTable('verifications')
    .set({ expired_at: now })
    .where('athlete_id', 'is not distinct from', of.athlete_id)
    .where('coach_id', 'is not distinct from', of.coach_id)
    .where('institution_id', 'is not distinct from', of.institution_id)
    .where(hasLapsed(now))
    .returning(LOGGED_COLUMNS)
    .execute();
}

function isToNotice({ now, soon }: Span): RawBuilder<boolean> {
  return sql<boolean>`(verifications.status = 'verified' and verifications.expired_at is null
    and verifications.expiry_noticed_at is null
    and ${isAfter(sql`verifications.expires_at`, now)} and verifications.expires_at <= ${soon})`;
}

function hasLapsed(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(verifications.status = 'verified' and verifications.expired_at is null
    and not ${isAfter(sql`verifications.expires_at`, now)})`;
}
