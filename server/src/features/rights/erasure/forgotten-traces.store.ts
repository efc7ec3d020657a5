/** Where else a person has left something: bells, emails on their way and invitations. */
import { ERASED_NAME } from '@faircourt/contracts/erasure';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { DB } from '../../../platform/database/schema.gen.ts';
import type { Person } from './erased-person.store.ts';

/**
 * In the bells of those who had to do with them. Elsewhere the same name is somebody else's. Only what is kept as a name is
 * looked at: other values are codes that pages read, and a person can be called like one of them. What others were told
 * about an athlete goes as a whole: it may name somebody else too, and nothing would lead there any more.
 */
export async function forgetInBells(trx: Transaction<DB>, person: Person): Promise<void> {
  if (person.athleteId === null) await forgetNameInBells(trx, person);
  else await forgetBellsAbout(trx, person, person.athleteId);
}

async function forgetBellsAbout(trx: Transaction<DB>, person: Person, athleteId: string): Promise<void> {
  await sql`
    with ${namesAndKnown(person)}
    delete from notifications where user_id in (select user_id from known) and (
      ${NAMES_THEM}
      or data->>'athlete_id' = ${athleteId}
      or data->>'thread_id' in (select id::text from threads where athlete_id = ${athleteId}))`.execute(trx);
}

async function forgetNameInBells(trx: Transaction<DB>, person: Person): Promise<void> {
  await sql`
    with ${namesAndKnown(person)}
    update notifications set data = (
      select jsonb_object_agg(key, case when ${IS_NAME} and value #>> '{}' in (select name from names)
        then to_jsonb(${ERASED_NAME}::text) else value end)
      from jsonb_each(notifications.data))
    where user_id in (select user_id from known) and ${NAMES_THEM}`.execute(trx);
}

/** What they are called, and whom they had to do with. */
function namesAndKnown({ userId, athleteId, coachId, name }: Person): RawBuilder<unknown> {
  return sql`names as (select unnest(array[${name}::text, redacted_name(${name}::text)]) as name),
    shared as (
      select ${athleteId}::uuid as athlete_id
      union select athlete_id from guardian_links where guardian_user_id = ${userId}
      union select athlete_id from contact_requests where coach_id = ${coachId}::uuid
      union select athlete_id from releases where requested_by = ${userId}
    ),
    known as (
      select athletes.user_id from shared join athletes on athletes.id = shared.athlete_id
      union select guardian_user_id from shared join guardian_links using (athlete_id)
      union select coaches.user_id
        from shared join contact_requests using (athlete_id) join coaches on coaches.id = contact_requests.coach_id
      union select requested_by from shared join releases using (athlete_id)
      union select colleague.user_id from seats own join seats colleague using (subscription_id)
        where own.user_id = ${userId}
      union select id from users where role = 'admin'
    )`;
}

const IS_NAME = sql`(key = 'name' or key like '%\\_name')`;
const NAMES_THEM = sql`exists (
  select 1 from jsonb_each_text(notifications.data) where ${IS_NAME} and value in (select name from names))`;

/** Emails to them that wait to be sent, new passwords that were asked for, and invitations that can no longer be answered. */
export async function forgetAddress(trx: Transaction<DB>, person: Person): Promise<void> {
  const { authId, provenEmail } = person;
  await trx.deleteFrom('auth_verifications').where('value', '=', authId).execute();
  if (provenEmail === null) return;
  await sql`
    delete from pgboss.job
    where (name = 'send-mail' and lower(data->>'to') = ${provenEmail})
      or (name = 'send-reset-link' and lower(data->>'email') = ${provenEmail})`.execute(trx);
  await trx
    .deleteFrom('guardian_links')
    .where('invited_email', '=', provenEmail)
    .where('guardian_user_id', 'is', null)
    .execute();
  await trx.deleteFrom('seat_invitations').where('email', '=', provenEmail).execute();
}
