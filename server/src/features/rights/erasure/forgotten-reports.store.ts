/**
 * What was written to support and reported to moderators by a person who is erased, or about them. Reports stay for their
 * time, because others may be in danger: without the name and the address, also where these are in the text.
 */
import { ERASED_ADDRESS, ERASED_NAME } from '@faircourt/contracts/erasure';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import type { Person } from './erased-person.store.ts';
import { asInJson, withoutPerson } from './without-person.ts';

/** Returns the ids of what is deleted, with all that followed it: everything but safety reports. */
export async function forgetSupportOf(trx: Transaction<DB>, person: Person): Promise<string[]> {
  // Invoices for consulting stay as they were issued, because the law asks for them; what nobody will pay is taken back.
  await sql`
    update invoices set state = 'void', voided_at = now(), void_code = 'account_closed'
    where covers is not null and state = 'open' and buyer_user_id = ${person.userId}`.execute(trx);
  const deleted = await trx
    .deleteFrom('support_requests')
    .where('type', '<>', 'safety')
    .where(isWrittenBy(person, 'support_requests'))
    .returning('id')
    .execute();
  await sql`
    update support_messages message set body = ${withoutPerson(sql`message.body`, person)}
    from support_requests report
    where report.id = message.request_id and (message.author_user_id = ${person.userId} or ${isWrittenBy(person, 'report')})
      and message.body <> ${withoutPerson(sql`message.body`, person)}`.execute(trx);
  // The account and its conversations are gone in a moment; a row that still named them would be checked against them.
  const gone = person.role === 'athlete' ? NAMES_NOTHING : sql``;
  await sql`
    update support_requests report set ${gone} name = ${ERASED_NAME}, email = ${ERASED_ADDRESS}, fingerprint = null,
      message = ${withoutPerson(sql`message`, person)}, closed_note = ${withoutPerson(sql`closed_note`, person)}
    where ${isWrittenBy(person, 'report')}`.execute(trx);
  await sql`
    update support_requests set closed_note = ${withoutPerson(sql`closed_note`, person)}
    where closed_by = ${person.userId}`.execute(trx);
  return deleted.map(({ id }) => id);
}

const NAMES_NOTHING = sql`reporter_user_id = null, thread_id = null, message_id = null, moderation_item_id = null,`;

/**
 * In reports by them, and of records and conversations that they had a part in. What shows an athlete's record goes with the
 * athlete and is not touched: a row that was changed before is checked against parents that are about to be gone.
 */
export async function forgetNameInReports(trx: Transaction<DB>, person: Person): Promise<void> {
  const { userId, athleteId, coachId } = person;
  const items = sql`(
    select item.id from moderation_items item
    where (${athleteId}::uuid is null or item.athlete_id is distinct from ${athleteId}::uuid) and (
      item.about_user_id = ${userId} or item.closed_by = ${userId} or item.coach_id = ${coachId}::uuid
      or item.athlete_id in (select athlete_id from guardian_links where guardian_user_id = ${userId})
      or item.id in (select item_id from moderation_reports where reported_by = ${userId})))`;
  await sql`update moderation_items set note = ${withoutPerson(sql`note`, person)}
    where id in ${items} and note is not null`.execute(trx);
  await sql`update moderation_decisions set reason = ${withoutPerson(sql`reason`, person)}
    where item_id in ${items}`.execute(trx);
  await sql`
    update moderation_appeals appeal set words = ${withoutPerson(sql`appeal.words`, person)},
      answer = ${withoutPerson(sql`appeal.answer`, person)}
    from moderation_decisions decision
    where decision.id = appeal.decision_id and decision.item_id in ${items}`.execute(trx);
  await sql`update moderation_reports set reason = ${withoutPerson(sql`reason`, person)}
    where item_id in ${items}`.execute(trx);
  // What was reported of a coach is the coach: name, title, institution. Of a conversation the words stay.
  await sql`
    update moderation_snapshots snapshot set content =
      case when item.kind = 'coach' and item.about_user_id = ${userId}
        then jsonb_set(snapshot.content, '{facts}', '[]')
        else ${withoutPerson(sql`snapshot.content::text`, asInJson(person))}::jsonb end
    from moderation_reports report join moderation_items item on item.id = report.item_id
    where report.id = snapshot.report_id and item.id in ${items}`.execute(trx);
}

/**
 * Somebody still has to look at what was reported: by them, or about them, a conversation, a link or a record of theirs. What
 * is written to support names records by id, in its words.
 */
export async function isNeededAsEvidence(queries: Queries, person: Person): Promise<boolean> {
  const { userId, athleteId, coachId } = person;
  const { rows } = await sql`
    select 1 from support_requests report
    where report.type = 'safety' and report.closed_at is null and (
      ${isWrittenBy(person, 'report')}
      or exists (
        select 1 from (
          select ${userId}::uuid as id
          union select ${athleteId}::uuid
          union select ${coachId}::uuid
          union select id from guardian_links where guardian_user_id = ${userId} or athlete_id = ${athleteId}::uuid
          union select id from threads where coach_id = ${coachId}::uuid or athlete_id = ${athleteId}::uuid
          union select threads.id from threads join guardian_links link using (athlete_id)
            where link.guardian_user_id = ${userId}
        ) record
        where position(record.id::text in report.message) > 0))
    union all
    select 1 from moderation_items item
    where item.closed_at is null and (
      item.about_user_id = ${userId} or item.athlete_id = ${athleteId}::uuid or item.coach_id = ${coachId}::uuid
      or exists (select 1 from moderation_reports made where made.item_id = item.id and made.reported_by = ${userId}))
    limit 1`.execute(queries);
  return rows.length > 0;
}

/** An address counts where no account has written: what another account sent under it is that account's. */
function isWrittenBy({ userId, provenEmail }: Person, report: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${report}.${name}`);
  return sql<boolean>`(${column('reporter_user_id')} = ${userId}
    or (${column('reporter_user_id')} is null and ${column('email')} = ${provenEmail}::citext))`;
}
