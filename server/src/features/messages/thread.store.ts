/** The only SQL on threads and on how far people have read them. */
import type { Division, Position, Role } from '@faircourt/contracts/vocabulary';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import { activeGuardianLinks } from '../../access/scopes/active-guardians.ts';
import { EVERYBODY, type Condition } from '../../access/scopes/condition.ts';
import { isDeliveredTo, isRemovedMessage } from '../../access/scopes/own-records.scope.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';

/** A name in both forms; which of them leaves depends on who reads. */
export interface PersonRow {
  user_id: string | null;
  role: Role;
  name: string;
  redacted_name: string;
}

export interface ThreadRow {
  id: string;
  athlete_id: string;
  primary_position: Position | null;
  coach_id: string;
  athlete: PersonRow;
  coach: PersonRow;
  institution_name: string | null;
  division: Division | null;
  /** Of this moment, whatever the athlete's age. */
  guardians: PersonRow[];
  /** Of others, past what the reader has read. */
  unread: number;
  last: { excerpt: string; at: string; sender: PersonRow | null; sender_role: Role } | null;
}

/** More conversations than anybody leads; the oldest ones are not listed. */
const LISTED = 200;
const EXCERPT = 160;

/** The condition is over `thread`. */
export function listThreadRows(
  queries: Queries,
  readerId: string,
  isTheirs: Condition,
): Promise<ThreadRow[]> {
  return selectThreads(queries, readerId, isTheirs);
}

export async function findThreadRow(
  queries: Queries,
  readerId: string,
  id: string,
): Promise<ThreadRow | undefined> {
  const [row] = await selectThreads(queries, readerId, sql<boolean>`thread.id = ${id}`);
  return row;
}

async function selectThreads(queries: Queries, readerId: string, which: Condition): Promise<ThreadRow[]> {
  const { rows } = await sql<ThreadRow>`
    select thread.id, thread.athlete_id, athlete.primary_position, thread.coach_id, institution.name as institution_name,
      institution.division,
      ${person(sql`athlete_user`)} as athlete, ${person(sql`coach_user`)} as coach,
      (select coalesce(json_agg(${person(sql`guardian`)} order by guardian.name, guardian.id), '[]')
        ${activeGuardianLinks(sql`thread.athlete_id`)}) as guardians,
      (select count(*) from messages message
        where message.thread_id = thread.id and message.sender_user_id is distinct from ${readerId}
          and (mine.read_up_to is null or message.id > mine.read_up_to) and ${isDeliveredTo(readerId)})::int as unread,
      -- Where a file says it all, its name does.
      (select json_build_object('at', message.created_at,
          'excerpt', case when ${isRemovedMessage()} then '' else coalesce(nullif(left(message.body, ${EXCERPT}), ''),
            (select file.name from message_files file where file.message_id = message.id order by file.id limit 1),
            '') end,
          'sender', case when sender.id is not null then ${person(sql`sender`)} end,
          'sender_role', message.sender_role)
        from messages message left join users sender on sender.id = message.sender_user_id
        where message.thread_id = thread.id and ${isDeliveredTo(readerId)} order by message.id desc limit 1) as last
    from threads thread
    join athletes athlete on athlete.id = thread.athlete_id
    join users athlete_user on athlete_user.id = athlete.user_id
    join coaches coach on coach.id = thread.coach_id
    join users coach_user on coach_user.id = coach.user_id
    left join institutions institution on institution.id = coach.institution_id
    left join thread_reads mine on mine.thread_id = thread.id and mine.user_id = ${readerId}
    where ${which}
    order by thread.last_message_at desc, thread.id desc
    limit ${LISTED}`.execute(queries);
  return rows;
}

export interface AskedRow {
  athlete_id: string;
  coach_id: string;
  message: string;
  created_at: Date;
}

/** Of each pair the newest that the family said yes to; a coach who moved on asked from another institution. */
export async function listAskedWords(
  queries: Queries,
  pairs: readonly { athleteId: string; coachId: string }[],
): Promise<AskedRow[]> {
  const { rows } = await sql<AskedRow>`
    select distinct on (asked.athlete_id, asked.coach_id)
      asked.athlete_id, asked.coach_id, asked.message, asked.created_at
    from unnest(${pairs.map(({ athleteId }) => athleteId)}::uuid[], ${pairs.map(({ coachId }) => coachId)}::uuid[])
      as pair (athlete_id, coach_id)
    join contact_requests asked on asked.athlete_id = pair.athlete_id and asked.coach_id = pair.coach_id
    join coaches coach on coach.id = asked.coach_id and coach.institution_id = asked.institution_id
    where asked.status = 'approved' and asked.message <> ''
    order by asked.athlete_id, asked.coach_id, asked.created_at desc`.execute(queries);
  return rows;
}

/** A row of users as PersonRow. */
export function person(user: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`json_build_object('user_id', ${user}.id, 'role', ${user}.role, 'name', ${user}.name,
    'redacted_name', redacted_name(${user}.name))`;
}

export interface ThreadKey {
  id: string;
  athlete_id: string;
  coach_id: string;
  coach_user_id: string;
}

export function findThreadKey(
  queries: Queries,
  id: string,
  which: Condition = EVERYBODY,
): Promise<ThreadKey | undefined> {
  return queries
    .selectFrom('threads as thread')
    .innerJoin('coaches as c', 'c.id', 'thread.coach_id')
    .select(['thread.id', 'thread.athlete_id', 'thread.coach_id', 'c.user_id as coach_user_id'])
    .where('thread.id', '=', id)
    .where(which)
    .executeTakeFirst();
}

export async function touchThread(trx: Transaction<DB>, id: string, now: Date): Promise<void> {
  await trx.updateTable('threads').set({ last_message_at: now }).where('id', '=', id).execute();
}

/** Only ever forward: a tab that lags behind does not make anything unread again. False when nothing moved. */
export async function moveRead(
  trx: Transaction<DB>,
  read: { threadId: string; userId: string; messageId: string },
): Promise<boolean> {
  const moved = await trx
    .insertInto('thread_reads')
    .values({ thread_id: read.threadId, user_id: read.userId, read_up_to: read.messageId })
    .onConflict((conflict) =>
      conflict
        .columns(['thread_id', 'user_id'])
        .doUpdateSet({ read_up_to: read.messageId })
        .where((where) =>
          where.or([
            where('thread_reads.read_up_to', 'is', null),
            where('thread_reads.read_up_to', '<', read.messageId),
          ]),
        ),
    )
    .returning('user_id')
    .executeTakeFirst();
  return moved !== undefined;
}

/**
 * Who of these people has not read this message, nor been emailed since they last read. They count as emailed from here
 * on, so the emails are queued in the same transaction.
 */
export async function claimAwayReaders(
  trx: Transaction<DB>,
  away: { threadId: string; messageId: string; userIds: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    insert into thread_reads as stored (thread_id, user_id, mailed_up_to)
    select ${away.threadId}::uuid, reader.id, ${away.messageId}::uuid from unnest(${away.userIds}::uuid[]) as reader (id)
    on conflict (thread_id, user_id) do update set mailed_up_to = excluded.mailed_up_to
    where (stored.read_up_to is null or stored.read_up_to < excluded.mailed_up_to)
      and (stored.mailed_up_to is null or stored.mailed_up_to <= stored.read_up_to)
    returning user_id`.execute(trx);
  return rows.map((row) => row.user_id);
}
