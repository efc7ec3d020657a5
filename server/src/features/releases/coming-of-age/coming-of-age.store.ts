/** Whom the calendar is about to turn into adults, or has: the only SQL on age_notices. */
import type { AgeNotice } from '@faircourt/contracts/vocabulary';
import { sql, type Transaction } from 'kysely';
import { activeGuardianLinks } from '../../../access/scopes/active-guardians.ts';
import { ADULT_AGE, isOfAge, latestBirthdate } from '../../../access/rules/age.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';

/** `soon` is the moment that counts as "in thirty days". */
interface Moments {
  now: Date;
  soon: Date;
}

/** A corrected birthdate makes somebody younger: then what was said came too early and will be said again. */
export async function forgetEarlyNotices(queries: Queries, { now, soon }: Moments): Promise<void> {
  await sql`
    delete from age_notices notice using athletes athlete
    where athlete.id = notice.athlete_id and (
      athlete.birthdate is null
      or (notice.notice = 'of_age' and athlete.birthdate > ${latestBirthdate(ADULT_AGE, now)}::date)
      or (notice.notice = 'thirty_days' and athlete.birthdate > ${latestBirthdate(ADULT_AGE, soon)}::date))`.execute(
    queries,
  );
}

export async function listSoonOfAge(queries: Queries, { now, soon }: Moments): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select athlete.id from athletes athlete
    where athlete.birthdate > ${latestBirthdate(ADULT_AGE, now)}::date
      and athlete.birthdate <= ${latestBirthdate(ADULT_AGE, soon)}::date
      and not exists (select 1 from age_notices notice
        where notice.athlete_id = athlete.id and notice.notice = 'thirty_days')
    order by athlete.id`.execute(queries);
  return rows.map(({ id }) => id);
}

/**
 * Adults who were children here and have not been told, and those whose guardians' decisions are not yet their own. A
 * person who joined as an adult needs no notice.
 */
export async function listNewlyOfAge(queries: Queries, now: Date): Promise<string[]> {
  const guardians = sql`select link.guardian_user_id ${activeGuardianLinks(sql`athlete.id`)}`;
  const { rows } = await sql<{ id: string; birthdate: string; created_at: Date; has_decisions: boolean }>`
    select * from (
      select athlete.id, athlete.birthdate, athlete.created_at,
        exists (select 1 from releases release where release.athlete_id = athlete.id
          and release.status in ('approved', 'declined') and release.decided_by in (${guardians}))
        or exists (select 1 from contact_requests contact where contact.athlete_id = athlete.id
          and contact.status = 'approved' and contact.decided_by in (${guardians})) as has_decisions,
        -- With room for every time zone and leap day: who is left over is counted exactly below.
        athlete.created_at < athlete.birthdate + interval '18 years 3 days'
        and not exists (select 1 from age_notices notice
          where notice.athlete_id = athlete.id and notice.notice = 'of_age') as may_be_told
      from athletes athlete
      where athlete.birthdate <= ${latestBirthdate(ADULT_AGE, now)}::date
    ) adult
    where has_decisions or may_be_told
    order by id`.execute(queries);
  return rows
    .filter((row) => row.has_decisions || !isOfAge(row.birthdate, row.created_at))
    .map(({ id }) => id);
}

/** Something speaks against their stated age, and the family has not been told. A director may have checked it since. */
export async function listDoubted(queries: Queries): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select athlete.id from athletes athlete
    where athlete.age_doubts <> '{}'
      and not exists (select 1 from age_notices notice
        where notice.athlete_id = athlete.id and notice.notice = 'doubted')
      and not exists (select 1 from verifications checked
        where checked.athlete_id = athlete.id and checked.fact_group = 'age' and checked.status = 'verified')
    order by athlete.id`.execute(queries);
  return rows.map(({ id }) => id);
}

/** Minors in whose own name something is approved: an adult's decisions, until the birthdate was corrected. */
export async function listMinorsWhoDecided(queries: Queries, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select athlete.id from athletes athlete
    where (athlete.birthdate is null or athlete.birthdate > ${latestBirthdate(ADULT_AGE, now)}::date)
      and (
        exists (select 1 from releases release where release.athlete_id = athlete.id
          and release.status = 'approved' and release.decided_by = athlete.user_id)
        or exists (select 1 from contact_requests contact where contact.athlete_id = athlete.id
          and contact.status = 'approved' and contact.decided_by = athlete.user_id))
    order by athlete.id`.execute(queries);
  return rows.map(({ id }) => id);
}

/** False when it was given before, perhaps by another server a moment ago. */
export async function keepNotice(
  trx: Transaction<DB>,
  athleteId: string,
  notice: AgeNotice,
  now: Date,
): Promise<boolean> {
  const row = await trx
    .insertInto('age_notices')
    .values({ athlete_id: athleteId, notice, sent_at: now })
    .onConflict((conflict) => conflict.columns(['athlete_id', 'notice']).doNothing())
    .returning('athlete_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** It may be given again. */
export async function forgetNotice(
  trx: Transaction<DB>,
  athleteId: string,
  notice: AgeNotice,
): Promise<void> {
  await trx
    .deleteFrom('age_notices')
    .where('athlete_id', '=', athleteId)
    .where('notice', '=', notice)
    .execute();
}

/** From 18 on only the athlete's own no counts. */
export function withdrawDenialsOfOthers(
  trx: Transaction<DB>,
  athlete: { athleteId: string; userId: string },
  now: Date,
) {
  return trx
    .updateTable('releases')
    .set({ status: 'withdrawn', withdrawn_at: now })
    .where('athlete_id', '=', athlete.athleteId)
    .where('status', '=', 'declined')
    .where('decided_by', '<>', athlete.userId)
    .returning(['id', 'athlete_id', 'field_group', 'audience', 'institution_id'])
    .execute();
}
